import { useLocale, useTranslations } from 'next-intl'
import { SiteLink } from '#components/farm/site-link.tsx'
import { UsuallyBy } from '#components/farm/usual-wait.tsx'
import { Words } from '#components/farm/words.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CheckIcon, CloseIcon } from '#components/ui/icons.tsx'
import { payableOf } from '#lib/booking/rules/balance.ts'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { type CancelReason, cancelledBecause } from '#lib/booking/rules/rejection.ts'
import { transferEnd } from '#lib/booking/rules/transfer.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { pages } from '#lib/i18n/pages.ts'
import { type GuestState, guestState } from '#lib/reservations/rules/guest-state.ts'
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
  const { picture } = booking.room
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
            {guestState(booking, now) === 'pending' && (
              <UsuallyBy
                className="mt-2 max-w-[30em] font-medium md:text-base"
                now={now}
                sentAt={booking.screenshot?.createdAt ?? booking.createdAt}
              />
            )}
            <Facts booking={booking} state={guestState(booking, now)} />
          </div>
          {picture && (
            <div className="relative aspect-[1.67] overflow-clip rounded-plate bg-hill max-lg:hidden">
              <RoomPicture
                className="absolute inset-0"
                room={{ picture }}
                sizes="(min-width: 1024px) 440px, 1px"
              />
            </div>
          )}
        </div>
        {booking.status === 'rejected' && <Rejection booking={booking} />}
        {booking.status !== 'rejected' && hasProgress(booking, now) && (
          <Progress booking={booking} state={guestState(booking, now)} status={booking.status} />
        )}
      </div>
    </div>
  )
}

const endings = {
  cancelled_by_guest: 'text',
  cancelled_by_farm: 'textFarm',
  double: 'textDouble',
} as const satisfies Record<CancelReason, string>

function useStatusWords(booking: Booking, now: Date): { title: string; text: string } {
  const t = useTranslations('guest.status')
  const locale = useLocale() as Locale
  const ltr = isolateIn(locale)
  const { cancelAskedAt, phone, checkIn, createdAt, payBy, statusNote } = booking
  const { phone: ours } = farm()
  const state = guestState(booking, now)
  const said = (title: object, text: object) => ({
    title: t(`${state}.title`, { ...title }),
    text: t(`${state}.text`, { ...text }),
  })
  switch (state) {
    case 'cancelled': {
      const because = cancelledBecause(booking.rejectedBecause) ?? 'cancelled_by_guest'
      return { title: t('cancelled.title'), text: t(`cancelled.${endings[because]}`) }
    }
    case 'rejected':
      return statusNote
        ? said({}, {})
        : { title: t('rejected.title'), text: t('rejected.unsaid', { phone: ours }) }
    case 'cancelAsked':
      return said({}, { when: formatInstant(cancelAskedAt ?? now, locale, instantInSentence) })
    case 'transfer':
    case 'transferEnded':
      return said(dayAndTime(transferEnd(createdAt), locale), { phone: ours })
    case 'toPay':
    case 'toPayLate': {
      const amount = ltr(formatRupees(payableOf(booking), locale))
      return said(dayAndTime(payBy ?? now, locale), { amount, phone: ours })
    }
    case 'needsRoom':
      return said({}, { guestPhone: ltr(phone) })
    default:
      return said(
        {},
        { ...farmFacts(locale, ltr, booking.terms), checkIn: dayInSentence(checkIn, locale) },
      )
  }
}

type StatusProps = { booking: Booking; state: GuestState }

function Facts({ booking, state }: StatusProps) {
  const t = useTranslations('guest')
  const locale = useLocale() as Locale
  const { reference, changedAt } = booking
  const when = formatInstant(changedAt, locale, shortInstant)
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-2 text-sm">
      <Badge state={state} />
      <b className="font-semibold text-ink">
        <Words>{t('title', { reference: isolateIn(locale)(reference) })}</Words>
      </b>
      <span>{t('updated', { when })}</span>
    </p>
  )
}

const waiting = { look: 'bg-turmeric-tint text-turmeric-ink', Icon: RingIcon }
const over = { look: 'bg-red-tint text-red', Icon: CloseIcon }
const badges = {
  pending: { ...waiting, label: 'pending' },
  verified: { look: 'bg-indigo-tint text-indigo', Icon: CheckIcon, label: 'verified' },
  confirmed: { look: 'bg-leaf-tint text-leaf', Icon: CheckIcon, label: 'confirmed' },
  rejected: { ...over, label: 'rejected' },
  transfer: { ...waiting, label: 'transfer' },
  transferEnded: { ...waiting, label: 'transferEnded' },
  toPay: { ...waiting, label: 'toPay' },
  toPayLate: { ...waiting, label: 'toPay' },
  needsRoom: { ...waiting, label: 'pending' },
  cancelAsked: { ...waiting, label: 'cancelAsked' },
  cancelled: { ...over, label: 'cancelled' },
} as const satisfies Record<GuestState, object>

function Badge({ state }: { state: GuestState }) {
  const t = useTranslations('guest.status')
  const { look, Icon, label } = badges[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full py-1 ps-2.5 pe-3 font-semibold ${look}`}
    >
      <Icon size={15} />
      {t(`${label}.label`)}
    </span>
  )
}

const stages = { pending: 'submitted', verified: 'verified', confirmed: 'confirmed' } as const

// What its guest has to do before anything can be checked.
const waitsOf: Partial<Record<GuestState, 'transfer' | 'payment'>> = {
  transfer: 'transfer',
  transferEnded: 'transfer',
  toPay: 'payment',
  toPayLate: 'payment',
}

// A stay that staff promised by themselves has no payment of the guest that was checked first.
function hasProgress(booking: Booking, now: Date): boolean {
  return booking.paymentState !== null || waitsOf[guestState(booking, now)] !== undefined
}

type ProgressProps = StatusProps & { status: keyof typeof stages }

function Progress({ booking, state, status }: ProgressProps) {
  const locale = useLocale()
  const { createdAt, verifiedAt, confirmedAt } = booking
  const waitsFor = waitsOf[state]
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
  const { phone } = farm()
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
