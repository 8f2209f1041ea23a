import { useLocale, useTranslations } from 'next-intl'
import { ClockIcon } from '#components/ui/icons.tsx'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { pages } from '#lib/i18n/pages.ts'
import { usualWaitFacts } from '#lib/i18n/usual-wait.ts'
import { MoreLink } from '../section.tsx'

/** How soon bookings are usually confirmed, by day and by night; nothing while that isn't known. */
export function UsualWait() {
  const t = useTranslations()
  const locale = useLocale() as Locale
  const facts = usualWaitFacts(locale, isolateIn(locale))
  if (!facts) return null
  return (
    <div className="wrap pt-8 md:pt-10">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 rounded-card border border-line bg-card px-4.5 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-4.5 md:px-6 md:py-4.5">
        <ClockIcon className="text-leaf max-md:self-start" size={30} />
        <div>
          <p className="heading text-lg leading-tight md:text-title">{t('usually.title', facts)}</p>
          <p className="mt-1 text-ink-2 text-md">{t('usually.text', facts)}</p>
        </div>
        <div className="max-md:col-start-2">
          <MoreLink href={pages.payment}>{t('home.payment.title')}</MoreLink>
        </div>
      </div>
    </div>
  )
}
