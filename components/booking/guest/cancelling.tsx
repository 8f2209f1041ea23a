import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { refundDeadline, refundOf, refundUntil } from '#lib/ledger/rules/refund.ts'
import { dayInIndia, formatDays, formatInstant } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { AskCancellation } from './ask-cancellation.tsx'

type Props = { booking: Booking; secret: string; now: Date }

/** The refund by the rules, then the request for a cancellation; no request once the stay is over. */
export function Cancelling({ booking, secret, now }: Props) {
  const t = useTranslations('guest.cancel')
  const locale = useLocale()
  const { checkIn, checkOut, createdAt, cancelAskedAt } = booking
  return (
    <section>
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-3 text-md text-ink-2">
        {t('rule', {
          refundDays: booking.terms.refundDays,
          reservedOn: formatInstant(createdAt, locale, { dateStyle: 'long' }),
        })}
      </p>
      <Refund booking={booking} now={cancelAskedAt ?? now} />
      {dayInIndia(now) <= checkOut && (
        <AskCancellation
          asked={cancelAskedAt !== null}
          dates={formatDays(checkIn, checkOut, locale)}
          secret={secret}
        />
      )}
    </section>
  )
}

function Refund({ booking, now }: { booking: Booking; now: Date }) {
  const t = useTranslations('guest.cancel')
  const mail = useTranslations('mail.cancelAsked')
  const locale = useLocale() as Locale
  const refund = refundOf(booking, now)
  const { at, endedBy } = refundDeadline(booking)
  const deadline = refundUntil(booking, locale)
  if (now >= at) {
    const words =
      endedBy === 'stay'
        ? t('begun', { deadline })
        : t('outside', { refundDays: booking.terms.refundDays, deadline })
    return (
      <p className="mt-4 rounded-control bg-rice px-4 py-3.5 text-md">
        <Words>{words}</Words>
      </p>
    )
  }
  const own = isolateIn(locale)
  const checking = own(formatRupees(booking.checkingPaise, locale))
  const isChecking = booking.checkingPaise > 0
  if (refund === 0) {
    // A booking site refunds what it collected itself.
    if (!isChecking && booking.paidPaise > 0) return null
    return (
      <p className="mt-4 rounded-control bg-rice px-4 py-3.5 text-md text-pretty">
        <Words>{isChecking ? t('insideChecking', { deadline }) : mail('p2nothing')}</Words>
      </p>
    )
  }
  const amount = own(formatRupees(refund, locale))
  // The amount ends the sentence in every language: there it stands large, and its full stop goes.
  const [words = '', rest = ''] = t('inside', { deadline, amount }).split(amount)
  return (
    <p className="mt-4 rounded-control bg-rice px-4 py-3.5 text-md text-ink-2 text-pretty">
      {words}
      <b className="heading num block text-xl text-ink">
        {amount}
        {rest.length > 1 && rest}
      </b>
      {isChecking && t('checking', { checking })}
    </p>
  )
}
