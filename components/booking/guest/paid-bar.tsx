import { useLocale, useTranslations } from 'next-intl'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { formatRupees } from '#lib/shared/money.ts'

/** A bar that shows the verified share of the whole price. */
export function PaidBar({ booking }: { booking: Pick<Booking, 'paidPaise' | 'totalPaise'> }) {
  const { paidPaise, totalPaise } = booking
  const share = totalPaise > 0 ? Math.min(1, Math.max(0, paidPaise / totalPaise)) : 0
  return (
    <div
      aria-label={usePaidWords(booking)}
      className="h-3.5 overflow-clip rounded-full border border-line bg-[repeating-linear-gradient(135deg,#eadfc6_0_5px,#f6efdf_5px_10px)]"
      role="img"
    >
      <div className="h-full bg-leaf" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}

/** Returns "₹5,546 of ₹22,184 paid". */
export function usePaidWords({
  paidPaise,
  totalPaise,
}: Pick<Booking, 'paidPaise' | 'totalPaise'>): string {
  const t = useTranslations('guest.paying')
  const locale = useLocale() as Locale
  const own = isolateIn(locale)
  const money = (paise: number) => own(formatRupees(paise, locale))
  return t('bar', { paid: money(paidPaise), total: money(totalPaise) })
}
