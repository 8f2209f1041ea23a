import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SiteLink } from '#components/farm/site-link.tsx'
import { pages } from '#lib/i18n/pages.ts'

/** The sentence beside the buttons that lead to a booking: what sending it agrees to, with links that keep the form open. */
export function Agreement() {
  const t = useTranslations('booking')
  return (
    <p className="mt-6 text-ink-2 text-sm">
      {t.rich('agreement', {
        terms: (words) => (
          <Beside href={pages.terms} key="terms">
            {words}
          </Beside>
        ),
        privacy: (words) => (
          <Beside href={pages.privacy} key="privacy">
            {words}
          </Beside>
        ),
      })}
    </p>
  )
}

function Beside({ href, children }: { href: string; children: ReactNode }) {
  const common = useTranslations('common')
  return (
    <SiteLink className="underline underline-offset-2" href={href} target="_blank">
      {children}
      <span className="sr-only">{` (${common('newTab')})`}</span>
    </SiteLink>
  )
}
