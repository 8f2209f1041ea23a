import type { ReactNode } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { count, instantTime, rangeWithWeekdays, rupees } from '../kit/words.ts'
import { type Draft, type Place, payByOf, sumsOf } from './draft.ts'
import { bookedPlace, nightsWords, placeWords, promiseWords, rangeWords } from './words.ts'

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
      <Head name={draft.name.trim() || 'New booking'}>
        {draft.name.trim() ? <bdi dir="ltr">{draft.phone}</bdi> : 'No guest yet'}
        {draft.isTaken && draft.stays > 0 && `, ${ordinal(draft.stays + 1)} stay`}
      </Head>
      {place && <Sums draft={draft} place={place} />}
      {keptUntil && <p className="num text-ink-2">Held for you until {instantTime(keptUntil)}.</p>}
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
  const nights = daysBetween(draft.check_in, draft.check_out)
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
            name={draft.reason.trim() || 'Price adjustment'}
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
      <b className="font-semibold">{chargesGst() ? 'Total including GST' : 'Total'}</b>
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
  const { who, gets, kept } = promiseWords(draft, place, payByOf(draft, new Date()))
  return (
    <p className="num rounded-staff border border-edge bg-white px-3.5 py-3 text-sm leading-normal">
      <b className="font-semibold">
        <bdi>{who}</bdi>
      </b>{' '}
      {gets} <span className="text-ink-2">{kept}</span>
    </p>
  )
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
        , {rangeWords(draft)}
        <span className="block text-ink-2">
          {who && `${who}, `}
          {count(draft.guests, 'guest')}
          {keptUntil ? `, held until ${instantTime(keptUntil)}` : !who && `, ${nightsWords(draft)}`}
        </span>
      </p>
      <bdi className="heading text-xl" dir="ltr">
        {rupees(sumsOf(draft, place).total)}
      </bdi>
    </div>
  )
}

function ordinal(number: number): string {
  const last = { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th'
  return `${number}${number % 100 >= 11 && number % 100 <= 13 ? 'th' : last}`
}
