import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CheckIcon, ClockIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { payableOf } from '#lib/booking/rules/balance.ts'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { balancePath } from '#lib/booking/rules/paths.ts'
import { isToPay } from '#lib/booking/rules/pay-by.ts'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { dayInSentence } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { RingIcon } from './icons.tsx'
import { PaidBar } from './paid-bar.tsx'
import { TransferRows } from './transfer-rows.tsx'

/** The sums that have been paid, are being checked and are due, as the last step of booking says them, and the way to pay the rest. */
export function Paying({ booking, secret }: { booking: Booking; secret: string }) {
  const t = useTranslations('guest.paying')
  const { paidPaise, checkingPaise, balancePaise } = booking
  const isChecking = checkingPaise > 0 && takesPlace(booking.status)
  return (
    <section className="rounded-card border border-line bg-card px-5 py-6 md:px-6.5">
      <h2 className="text-xl">{t('title')}</h2>
      {/* Three amounts side by side are wider than a phone. */}
      <dl className={`mt-3 mb-2 ${isChecking ? 'space-y-1' : 'flex justify-between gap-x-4'}`}>
        <Sum Icon={CheckIcon} inLine={isChecking} name={t('paid')} paise={paidPaise} />
        {isChecking && (
          <Sum Icon={ClockIcon} inLine={isChecking} name={t('checkingSum')} paise={checkingPaise} />
        )}
        {takesPlace(booking.status) && (
          <Sum
            Icon={RingIcon}
            inLine={isChecking}
            name={t('due')}
            paise={Math.max(0, balancePaise - checkingPaise)}
          />
        )}
      </dl>
      <PaidBar booking={booking} />
      <Sentences booking={booking} />
      <Pay booking={booking} secret={secret} />
      {booking.awaitsTransfer && takesPlace(booking.status) && <TransferRows booking={booking} />}
    </section>
  )
}

type SumProps = {
  Icon: (props: { size: number }) => React.ReactNode
  inLine: boolean
  name: string
  paise: number
}

function Sum({ Icon, inLine, name, paise }: SumProps) {
  const locale = useLocale() as Locale
  return (
    <div className={inLine ? 'flex items-center justify-between gap-4' : ''}>
      <dt className="flex items-center gap-1.5 text-ink-2 text-sm">
        <Icon size={16} />
        {name}
      </dt>
      <dd className="heading text-2xl leading-tight">
        <Ltr>{formatRupees(paise, locale)}</Ltr>
      </dd>
    </div>
  )
}

function Sentences({ booking }: { booking: Booking }) {
  const t = useTranslations('guest.paying')
  const locale = useLocale() as Locale
  const own = isolateIn(locale)
  const { checkOut, status, checkingPaise, balancePaise, cancelAskedAt } = booking
  const money = (paise: number) => own(formatRupees(paise, locale))
  return (
    <div className="mt-3 space-y-2 text-ink-2 text-sm">
      {checkingPaise > 0 && takesPlace(status) && (
        <p>{t('checking', { amount: money(checkingPaise) })}</p>
      )}
      {payableOf(booking) > 0 && !isToPay(booking) && !cancelAskedAt && (
        <p>{t('rest', { checkOut: dayInSentence(checkOut, locale) })}</p>
      )}
      {takesPlace(status) && balancePaise === 0 && <p>{t('none')}</p>}
      {takesPlace(status) && balancePaise < 0 && (
        <p>
          <Words>{t('more', { amount: money(-balancePaise), phone: farm().phone })}</Words>
        </p>
      )}
    </div>
  )
}

function Pay({ booking, secret }: { booking: Booking; secret: string }) {
  const t = useTranslations('guest.paying')
  const locale = useLocale() as Locale
  const paise = payableOf(booking)
  // A guest who has asked to cancel isn't asked to pay.
  if (paise === 0 || booking.cancelAskedAt) return null
  const isFirst = isToPay(booking)
  const amount = isolateIn(locale)(formatRupees(paise, locale))
  return (
    <>
      <a
        className={`mt-4 ${buttonClass({ size: 'large', wide: true })}`}
        href={balancePath(secret, locale)}
      >
        {isFirst ? t('payNow', { amount }) : t('pay')}
      </a>
      <p className="mt-2 text-center text-ink-2 text-sm">{t(isFirst ? 'payNowHelp' : 'payHelp')}</p>
    </>
  )
}
