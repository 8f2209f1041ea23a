import { useLocale, useTranslations } from 'next-intl'
import { ClockIcon } from '#components/ui/icons.tsx'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { usuallyByFacts, usualWaitFacts } from '#lib/i18n/usual-wait.ts'

/** How soon bookings are usually confirmed, in a line; nothing while that isn't known. */
export function UsualWaitLine({ className, size = 18 }: { className: string; size?: number }) {
  const t = useTranslations('usually')
  const locale = useLocale() as Locale
  const facts = usualWaitFacts(locale, isolateIn(locale))
  if (!facts) return null
  return (
    <p className={`flex gap-2.5 ${className}`}>
      <ClockIcon className="shrink-0 text-leaf" size={size} />
      <span>{t('line', facts)}</span>
    </p>
  )
}

type ByProps = { sentAt: Date; now: Date; className: string }

/** Until when a booking that came at an instant is usually confirmed; nothing once that has passed. */
export function UsuallyBy({ sentAt, now, className }: ByProps) {
  const t = useTranslations('usually')
  const locale = useLocale() as Locale
  const facts = usuallyByFacts(sentAt, now, locale)
  return facts && <p className={className}>{t('by', facts)}</p>
}
