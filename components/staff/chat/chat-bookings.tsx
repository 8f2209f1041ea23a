'use client'

import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { BookingLine } from '#lib/booking/schema/booking-line.ts'
import { fetchChatBookings } from '#lib/chat/client/calls.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { StatusBadge } from '../booking/status-badge.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { count, day, rupees } from '../kit/words.ts'

type ChatBookingsProps = {
  chatId: string
  /** True for one line over the conversation that unfolds, if there are any; otherwise it is a column beside it. */
  folded?: boolean
}

/** The bookings made with the visitor's number. */
export function ChatBookings({ chatId, folded = false }: ChatBookingsProps) {
  const { value, failed } = useAnswer(fetchOf, { chatId }, null, { topics: ['bookings'] })
  const list = (
    <ul className="grid gap-3">
      {value?.map((booking) => (
        <li key={booking.id}>
          <Booking booking={booking} />
        </li>
      ))}
    </ul>
  )
  if (folded) {
    if (!value?.length) return null
    return (
      <details className="border-edge border-b bg-card">
        <summary className="flex min-h-11 items-center justify-between px-4 font-semibold text-xs after:content-['▾'] lg:px-7">
          {count(value.length, 'booking')} with this number
        </summary>
        <div className="max-h-[40dvh] overflow-y-auto px-4 pb-3 lg:px-7">{list}</div>
      </details>
    )
  }
  return (
    <aside
      aria-label="Bookings of this visitor"
      className="w-[248px] shrink-0 overflow-y-auto border-edge border-l bg-card px-4 py-4"
    >
      <h2 className="mb-3 font-semibold text-md">Bookings with this number</h2>
      {failed && <p className="text-ink-2">They could not be looked up.</p>}
      {value?.length === 0 && <p className="text-ink-2">None.</p>}
      {list}
    </aside>
  )
}

const fetchOf = ({ chatId }: { chatId: string }, asking: Asking): Promise<BookingLine[]> =>
  fetchChatBookings(chatId, asking)

function Booking({ booking }: { booking: BookingLine }) {
  const { reference, full_name, room_type, check_in, check_out, amount } = booking
  return (
    <Link
      className="grid gap-1 rounded-staff border border-edge p-3 text-ink no-underline hover:bg-hot"
      href={staffBookingPath(reference)}
    >
      <span className="num whitespace-nowrap font-semibold">{reference}</span>
      <span className="truncate text-xs">{full_name}</span>
      <span className="text-xs text-ink-2">{room_type}</span>
      <span className="num text-xs text-ink-2">
        {`${day(check_in)} to ${day(check_out)}, ${rupees(amount)}`}
      </span>
      <span className="justify-self-start">
        <StatusBadge booking={booking} />
      </span>
    </Link>
  )
}
