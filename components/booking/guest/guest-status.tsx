import { useLocale, useTranslations } from 'next-intl'
import { Print } from '#components/farm/print.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CheckIcon, CloseIcon } from '#components/ui/icons.tsx'
import { payableOf } from '#lib/booking/rules/balance.ts'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { isToPay } from '#lib/booking/rules/pay-by.ts'
import { type CancelReason, cancelledBecause } from '#lib/booking/rules/rejection.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { transferEnd } from '#lib/booking/rules.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import { knownRoom } from '#lib/i18n/known-rooms.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { pages } from '#lib/i18n/pages.ts'
import { property } from '#lib/property.ts'
import {
  dayAndTime,
  dayInSentence,
  formatInstant,
  instantInSentence,
  shortInstant,
} from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { type Stage, Timeline } from '../timeline.tsx'
import { RingIcon } from './icons.tsx'

/** The status of the booking as a sentence, and its progress. */
export function GuestStatus({ booking, now }: { booking: Booking; now: Date }) {
  const t = useTranslations('guest')
  const { title, text } = useStatusWords(booking, now)
  return (
    <div className="border-line border-b bg-rice">
      <div className="wrap pt-7 pb-8 md:pt-14 md:pb-11">
        <div className="items-center gap-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4.55fr)]">
          <div>
            <p className="heading text-title text-laterite italic [&:is(:lang(ar),:lang(zh))]:not-italic">
              {t('greeting', { name: booking.fullName })}
            </p>
            <h1 className="mt-2.5 max-w-[12em] text-page">{title}</h1>
            <p className="mt-3.5 max-w-[30em] text-ink-2 md:text-base">
              <Words>{text}</Words>
            </p>
            <Facts booking={booking} />
          </div>
          <Print
            className="aspect-[1.67] max-lg:hidden"
            framed={false}
            name={plates[knownRoom(booking.roomSlug) ?? 'other']}
            sizes="(min-width: 1024px) 440px, 1px"
          />
        </div>
        {booking.status === 'rejected' && <Rejection booking={booking} />}
        {booking.status !== 'rejected' && hasProgress(booking) && (
          <Progress booking={booking} status={booking.status} />
        )}
      </div>
    </div>
  )
}

const plates = { wada: 'room', cottage: 'cottage', other: 'dusk' } as const

const endings = {
  cancelled_by_guest: 'text',
  cancelled_by_farm: 'textFarm',
  double: 'textDouble',
} as const satisfies Record<CancelReason, string>

function useStatusWords(booking: Booking, now: Date): { title: string; text: string } {
  const t = useTranslations('guest.status')
  const locale = useLocale() as Locale
  const ltr = isolateIn(locale)
  const {
    status,
    cancelAskedAt,
    hasUnit,
    phone,
    checkIn,
    awaitsTransfer,
    createdAt,
    payBy,
    statusNote,
  } = booking
  const because = cancelledBecause(booking.rejectedBecause)
  if (because) return { title: t('cancelled.title'), text: t(`cancelled.${endings[because]}`) }
  const { phone: ours } = property
  const refusal = statusNote ? t('rejected.text') : t('rejected.unsaid', { phone: ours })
  if (status === 'rejected') return { title: t('rejected.title'), text: refusal }
  if (cancelAskedAt) {
    const when = formatInstant(cancelAskedAt, locale, instantInSentence)
    return { title: t('cancelAsked.title'), text: t('cancelAsked.text', { when }) }
  }
  if (awaitsTransfer) {
    const state = hasUnit ? 'transfer' : 'transferEnded'
    return {
      title: t(`${state}.title`, dayAndTime(transferEnd(createdAt), locale)),
      text: t(`${state}.text`, { phone: property.phone }),
    }
  }
  if (isToPay(booking) && payBy) {
    const amount = ltr(formatRupees(payableOf(booking), locale))
    const state = now < payBy ? 'toPay' : 'toPayLate'
    return {
      title: t(`${state}.title`, dayAndTime(payBy, locale)),
      text: t(`${state}.text`, { amount, phone: property.phone }),
    }
  }
  if (!hasUnit) {
    return { title: t('needsRoom.title'), text: t('needsRoom.text', { guestPhone: ltr(phone) }) }
  }
  const facts = { ...farmFacts(locale, ltr), checkIn: dayInSentence(checkIn, locale) }
  return { title: t(`${status}.title`), text: t(`${status}.text`, facts) }
}

function Facts({ booking }: { booking: Booking }) {
  const t = useTranslations('guest')
  const locale = useLocale() as Locale
  const { reference, changedAt } = booking
  const when = formatInstant(changedAt, locale, shortInstant)
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-2 text-sm">
      <Badge booking={booking} />
      <b className="font-semibold text-ink">
        <Words>{t('title', { reference: isolateIn(locale)(reference) })}</Words>
      </b>
      <span>{t('updated', { when })}</span>
    </p>
  )
}

const badges = {
  pending: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: RingIcon },
  verified: { look: 'bg-indigo-tint text-indigo', Icon: CheckIcon },
  confirmed: { look: 'bg-leaf-tint text-leaf', Icon: CheckIcon },
  rejected: { look: 'bg-red-tint text-red', Icon: CloseIcon },
  transfer: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: RingIcon },
  toPay: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: RingIcon },
  cancelAsked: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: RingIcon },
  cancelled: { look: 'bg-red-tint text-red', Icon: CloseIcon },
} as const satisfies Record<
  BookingStatus | 'transfer' | 'toPay' | 'cancelAsked' | 'cancelled',
  object
>

function Badge({ booking }: { booking: Booking }) {
  const t = useTranslations('guest.status')
  const state = stateOf(booking)
  const { look, Icon } = badges[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full py-1 ps-2.5 pe-3 font-semibold ${look}`}
    >
      <Icon size={15} />
      {t(`${state}.label`)}
    </span>
  )
}

// Nothing is being checked while nothing has come.
function stateOf(booking: Booking): keyof typeof badges {
  const { status, cancelAskedAt, rejectedBecause, awaitsTransfer } = booking
  if (cancelledBecause(rejectedBecause)) return 'cancelled'
  if (status === 'rejected') return 'rejected'
  if (cancelAskedAt) return 'cancelAsked'
  if (status !== 'pending') return status
  return awaitsTransfer ? 'transfer' : isToPay(booking) ? 'toPay' : 'pending'
}

const stages = { pending: 'submitted', verified: 'verified', confirmed: 'confirmed' } as const

// A stay that staff promised by themselves has no payment of the guest that was checked first.
function hasProgress(booking: Booking): boolean {
  return booking.paymentState !== null || isToPay(booking)
}

type Underway = { booking: Booking; status: keyof typeof stages }

function Progress({ booking, status }: Underway) {
  const locale = useLocale()
  const { createdAt, verifiedAt, confirmedAt } = booking
  const waitsFor = booking.awaitsTransfer ? 'transfer' : isToPay(booking) ? 'payment' : undefined
  const reached = { submitted: createdAt, verified: verifiedAt, confirmed: confirmedAt }
  const notes: Partial<Record<Stage, string>> = {}
  for (const [stage, at] of Object.entries(reached)) {
    if (at) notes[stage as Stage] = formatInstant(at, locale, shortInstant)
  }
  return (
    <div className="mt-8 max-w-[1000px] md:mt-10">
      <Timeline at={stages[status]} notes={notes} waitsFor={waitsFor} wide />
    </div>
  )
}

// A booking that was cancelled was not refused, although staff reject it.
function Rejection({ booking }: { booking: Booking }) {
  const t = useTranslations('guest.status')
  const mail = useTranslations('mail')
  const locale = useLocale() as Locale
  const own = isolateIn(locale)
  const { phone } = property
  const { statusNote: note, rejectedBecause, promisedPaise, refundedPaise, keptPaise } = booking
  const isCancelled = cancelledBecause(rejectedBecause) !== null
  const how = isCancelled ? 'cancelled' : 'rejected'
  const isSettled = isCancelled && promisedPaise + refundedPaise + keptPaise > 0
  const amount = own(formatRupees(promisedPaise || refundedPaise, locale))
  return (
    <div className="mt-6 max-w-measure md:mt-8">
      <div
        className={`space-y-2 border-s-4 ps-4 ${isCancelled ? 'border-line-control' : 'border-red'}`}
      >
        {note && (
          <p className="font-semibold">
            {t(isCancelled ? 'cancelled.note' : 'rejected.reason', { reason: own(note) })}
          </p>
        )}
        {promisedPaise > 0 && <p>{mail('refundPromised.p1', { amount })}</p>}
        {promisedPaise === 0 && refundedPaise > 0 && <p>{mail('refunded.p1', { amount })}</p>}
        <p>
          <Words>
            {isSettled ? mail('refundPromised.p2', { phone }) : t(`${how}.money`, { phone })}
          </Words>
        </p>
      </div>
      <SiteLink className={`mt-6 ${buttonClass({ kind: 'outline' })}`} href={pages.booking}>
        {t('rejected.again')}
      </SiteLink>
    </div>
  )
}
