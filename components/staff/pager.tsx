import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { grouped } from './words.ts'

type PagerProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  /** The note on the list, beside its page. */
  children?: ReactNode
}

/** The current page of a list, with links to both sides. */
export function Pager({ page, pages, onPage, children }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      className="flex items-center gap-2.5 border-edge border-t px-[18px] py-3"
    >
      <p className="num me-auto text-ink-2">
        <span aria-live="polite">
          Page {grouped(page)} of {grouped(pages)}
        </span>
        {children && <span className="ms-4">{children}</span>}
      </p>
      <Button disabled={page <= 1} kind="outline" onClick={() => onPage(page - 1)} size="small">
        Previous
      </Button>
      <Button disabled={page >= pages} kind="outline" onClick={() => onPage(page + 1)} size="small">
        Next
      </Button>
    </nav>
  )
}
