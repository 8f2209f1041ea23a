import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { payableOf } from '#lib/booking/rules/balance.ts'
import { balancePath } from '#lib/booking/rules/paths.ts'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import type { Booking } from '#lib/booking/rules.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import { dayInSentence } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { RingIcon } from './icons.tsx'
import { PaidBar } from './paid-bar.tsx'
import { TransferRows } from './transfer-rows.tsx'

/** The sums that have been paid and are due, and the way to pay the rest. */
export function Paying({ booking, secret }: { booking: Booking; secret: string }) {
  const t = useTranslations('guest.paying')
  const locale = useLocale() as Locale
  const { paidPaise, balancePaise } = booking
  return (
    <section className="rounded-card border border-line bg-card px-5 py-6 md:px-6.5">
      <h2 className="text-xl">{t('title')}</h2>
      <dl className="mt-3 mb-2 flex justify-between gap-4">
        <div>
          <dt className="flex items-center gap-1.5 text-ink-2 text-sm">
            <CheckIcon size={16} />
            {t('paid')}
          </dt>
          <dd className="heading text-2xl leading-tight">
            <Ltr>{formatRupees(paidPaise, locale)}</Ltr>
          </dd>
        </div>
        {takesPlace(booking.status) && (
          <div className="text-end">
            <dt className="flex items-center justify-end gap-1.5 text-ink-2 text-sm">
              <RingIcon size={16} />
              {t('due')}
            </dt>
            <dd className="heading text-2xl leading-tight">
              <Ltr>{formatRupees(Math.max(0, balancePaise), locale)}</Ltr>
            </dd>
          </div>
        )}
      </dl>
      <PaidBar booking={booking} />
      <Sentences booking={booking} />
      <Pay booking={booking} secret={secret} />
      {booking.awaitsTransfer && takesPlace(booking.status) && <TransferRows booking={booking} />}
    </section>
  )
}

function Sentences({ booking }: { booking: Booking }) {
  const t = useTranslations('guest.paying')
  const locale = useLocale() as Locale
  const own = isolateIn(locale)
  const { checkOut, status, checkingPaise, balancePaise } = booking
  const money = (paise: number) => own(formatRupees(paise, locale))
  return (
    <div className="mt-3 space-y-2 text-ink-2 text-sm">
      {checkingPaise > 0 && <p>{t('checking', { amount: money(checkingPaise) })}</p>}
      {payableOf(booking) > 0 && <p>{t('rest', { checkOut: dayInSentence(checkOut, locale) })}</p>}
      {takesPlace(status) && balancePaise === 0 && <p>{t('none')}</p>}
      {takesPlace(status) && balancePaise < 0 && (
        <p>
          <Words>{t('more', { amount: money(-balancePaise), phone: property.phone })}</Words>
        </p>
      )}
    </div>
  )
}

function Pay({ booking, secret }: { booking: Booking; secret: string }) {
  const t = useTranslations('guest.paying')
  const locale = useLocale() as Locale
  if (payableOf(booking) === 0) return null
  return (
    <>
      <a
        className={`mt-4 ${buttonClass({ size: 'large', wide: true })}`}
        href={balancePath(secret, locale)}
      >
        {t('pay')}
      </a>
      <p className="mt-2 text-center text-ink-2 text-sm">{t('payHelp')}</p>
    </>
  )
}
