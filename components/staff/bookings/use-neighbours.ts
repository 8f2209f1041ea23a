'use client'

import { useState } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { fetchBookings } from '#lib/desk/client/decisions.ts'
import { withSignIn } from '../kit/call/with-sign-in.ts'
import { pageSize } from '../kit/list/use-search.ts'
import { placeAmong } from '../kit/words.ts'
import { useBookingDesk } from './booking-desk.tsx'
import { onward } from './held-list.ts'

export type Neighbours = {
  /** To the bookings above and below in the list; null at its ends. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** "2 of 118". */
  position: string
}

/** The ways from the open booking to the next ones in the list of a large window, across its pages. */
export function useNeighbours(booking: StaffBooking | null): Neighbours {
  const { wide, held, goTo, asked, open } = useBookingDesk()
  const { rows, total, pages } = held.page
  const at = rows.findIndex((row) => row.id === booking?.id)
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  if (!wide || !booking) return { onPrevious: null, onNext: null, position: '' }

  const turn = async (page: number) => {
    const answer = await withSignIn(fetchBookings({ ...asked, page }))
    const reached = page < here ? answer.rows.at(-1) : answer.rows[0]
    goTo((page - 1) * pageSize)
    if (reached) open(reached)
  }
  const here = Math.min(asked.page, pages)
  const moved = onward(held)
  const step = (by: 1 | -1) => {
    const row = rows[place + by] ?? (by > 0 && moved !== null ? held.latest.rows[moved] : undefined)
    const page = here + by
    if (row) {
      return () => {
        if (!rows.includes(row)) goTo(here * pageSize)
        open(row)
      }
    }
    // Without an answer the open booking simply stays.
    if (page >= 1 && page <= pages) return () => void turn(page).catch(() => undefined)
    return null
  }
  const number = held.from + place + 1
  return {
    onPrevious: step(-1),
    onNext: step(1),
    position: at < 0 ? '' : placeAmong(number, total),
  }
}
