import type { ReactNode } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import {
  count,
  instantTime,
  rangeWithWeekdays,
  rupees,
  shortDates,
  untilWords,
} from '../kit/words.ts'
import { type Draft, nightsOf, type Place, paidBy, payByOf, sumsOf } from './draft.ts'
import { bookedPlace, firstName, nightsWords, placeWords } from './words.ts'

const t = staffWords('newBooking')

type SummaryProps = {
  draft: Draft
  place: Place | null
  /** The instant until which the unit is kept while this is typed. */
  keptUntil: string | null
}

/** The new booking at the side of a large window: for whom, which nights, what it costs and what will be sent. */
export function Summary(props: SummaryProps & { isReady: boolean }) {
  const { draft, place, keptUntil, isReady } = props
  return (
    <div className="grid gap-3.5 max-lg:hidden">
      <Head name={draft.name.trim() || t('title')}>
        {draft.name.trim() ? <bdi dir="ltr">{draft.phone}</bdi> : t('summary.noGuest')}
        {draft.isTaken &&
          draft.stays > 0 &&
          `, ${t('summary.stayNumber', { number: draft.stays + 1 })}`}
      </Head>
      {place && <Sums draft={draft} place={place} />}
      {keptUntil && (
        <p className="num text-ink-2">
          {t('summary.heldForYou', { time: instantTime(keptUntil) })}
        </p>
      )}
      {place && isReady && <Promised draft={draft} place={place} />}
    </div>
  )
}

function Head({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="heading text-lg">
        <bdi>{name}</bdi>
      </h3>
      <p className="num text-ink-2">{children}</p>
    </div>
  )
}

function Sums({ draft, place }: { draft: Draft; place: Place }) {
  const { quoted, difference, total } = sumsOf(draft, place)
  const nights = nightsOf(draft)
  const { rate } = place.room
  return (
    <>
      <dl className="num grid gap-1.5">
        <Line name={<bdi>{placeWords(place)}</bdi>} value={count(draft.guests, 'guest')} />
        <Line name={rangeWithWeekdays(draft)} value={nightsWords(draft)} />
      </dl>
      <dl className="num grid gap-1.5">
        <Line
          name={rate === null ? count(nights, 'night') : `${nights} × ${rupees(rate)}`}
          value={rupees(quoted)}
        />
        {difference !== 0 && (
          <Line
            name={draft.reason.trim() || t('summary.adjustment')}
            value={`${difference < 0 ? '−' : '+'}${rupees(Math.abs(difference))}`}
          />
        )}
      </dl>
      <Total total={total} />
    </>
  )
}

function Total({ total }: { total: number }) {
  return (
    <p className="num flex items-baseline justify-between gap-3 border-line border-t pt-3">
      <b className="font-semibold">{t(chargesGst() ? 'summary.totalWithGst' : 'summary.total')}</b>
      <bdi className="heading text-2xl" dir="ltr">
        {rupees(total)}
      </bdi>
    </p>
  )
}

/** The same of a booking that is made. */
export function BookedSummary({ booking }: { booking: StaffBooking }) {
  return (
    <div className="grid gap-3.5 max-lg:hidden">
      <Head name={booking.full_name}>
        <bdi dir="ltr">{booking.phone}</bdi>
      </Head>
      <dl className="num grid gap-1.5">
        <Line
          name={<bdi>{placeWords(bookedPlace(booking))}</bdi>}
          value={count(booking.guests, 'guest')}
        />
        <Line name={rangeWithWeekdays(booking)} value={nightsWords(booking)} />
      </dl>
      <Total total={booking.amount} />
    </div>
  )
}

function Line({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0">{value}</dd>
    </div>
  )
}

/** The sentence about what will be sent to whom once it is booked. */
export function Promised({ draft, place }: { draft: Draft; place: Place }) {
  const isLink = paidBy(draft) === 'link'
  const unit = unitTitle(placeWords(place))
  const until = untilWords(payByOf(draft, new Date()))
  return (
    <p className="num rounded-staff border border-edge bg-white px-3.5 py-3 text-sm leading-normal">
      {t.rich(`promise.told.${promiseOf(draft)}`, {
        who: () => (
          <b className="font-semibold">
            <bdi>{firstName(draft)}</bdi>
          </b>
        ),
        amount: rupees(sumsOf(draft, place).now),
        language: t(`languages.${draft.locale}`),
      })}{' '}
      {isLink && <span className="text-ink-2">{t('promise.reserved', { unit, until })}</span>}
    </p>
  )
}

function promiseOf(draft: Draft) {
  const hasMail = draft.email.trim() !== ''
  if (paidBy(draft) === 'link') return hasMail ? 'linkAndMail' : 'link'
  return hasMail ? 'mail' : 'nothing'
}

/** The same in two lines, for a small screen. */
export function ShortSummary({ draft, place, keptUntil }: SummaryProps) {
  if (!place) return null
  const who = draft.name.trim()
  return (
    <div className="num flex items-baseline gap-2.5 lg:hidden">
      <p className="min-w-0 flex-1 text-sm leading-snug">
        <b className="font-semibold">
          <bdi>{placeWords(place)}</bdi>
        </b>
        , {shortDates(draft)}
        <span className="block text-ink-2">
          {who && `${who}, `}
          {count(draft.guests, 'guest')}
          {keptUntil
            ? `, ${t('summary.held', { time: instantTime(keptUntil) })}`
            : !who && `, ${nightsWords(draft)}`}
        </span>
      </p>
      <bdi className="heading text-xl" dir="ltr">
        {rupees(sumsOf(draft, place).total)}
      </bdi>
    </div>
  )
}
