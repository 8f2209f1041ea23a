import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { pageSize, type Search } from './use-search.ts'

const t = staffWords('kit')

type PagerProps = {
  search: Pick<Search, 'page' | 'setAt'>
  pages: number
  /** A word on the list, beside its page. */
  children?: ReactNode
}

/** Shows the place in a list of pages, with the way to both sides. */
export function Pager({ search, pages, children }: PagerProps) {
  // The last page may be gone after a search or a change.
  const page = Math.min(search.page, pages)
  const turn = (to: number) => search.setAt((to - 1) * pageSize)
  return (
    <nav
      aria-label={t('list.pages')}
      className="flex items-center gap-2.5 border-edge border-t px-[18px] py-3"
    >
      <p className="num me-auto text-ink-2">
        <span aria-live="polite">{t('list.page', { page, pages })}</span>
        {children && <span className="ms-4">{children}</span>}
      </p>
      <Button disabled={page <= 1} kind="outline" onClick={() => turn(page - 1)} size="small">
        {t('list.previous')}
      </Button>
      <Button disabled={page >= pages} kind="outline" onClick={() => turn(page + 1)} size="small">
        {t('list.next')}
      </Button>
    </nav>
  )
}
