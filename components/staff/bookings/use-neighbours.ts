'use client'

import { useState } from 'react'
import { fetchBookings } from '#lib/booking/client.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { orSignIn } from '../or-sign-in.ts'
import { pageSize } from '../use-search.ts'
import { grouped } from '../words.ts'
import { useBookingDesk } from './booking-desk.tsx'

type Neighbours = {
  /** To the bookings above and below in the list; null at its ends. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** "2 of 118". */
  position: string
}

/** The ways from the open booking to the next ones in the list of a large window, across its pages. */
export function useNeighbours(booking: StaffBooking): Neighbours {
  const { wide, list, search, status, stayDay, open } = useBookingDesk()
  const { rows, total, pages } = list.value
  const at = rows.findIndex((row) => row.id === booking.id)
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  if (!wide) return { onPrevious: null, onNext: null, position: '' }
  // A booking that was just verified may have left the list; the one after it has taken its place.
  const gone = at < 0
  const here = Math.min(search.page, pages)

  const turn = async (page: number) => {
    const { q, field } = search
    const { rows: there } = await orSignIn(
      fetchBookings({ q, field, status, ...stayDay, page, size: pageSize }),
    )
    const reached = page < here ? there.at(-1) : there[0]
    search.setAt((page - 1) * pageSize)
    if (reached) open(reached)
  }
  const step = (by: 1 | -1) => {
    const row = rows[gone && by > 0 ? place : place + by]
    const page = here + by
    if (row) return () => open(row)
    // Without an answer the open booking simply stays.
    if (page >= 1 && page <= pages) return () => void turn(page).catch(() => undefined)
    return null
  }
  const number = (here - 1) * pageSize + place + 1
  return {
    onPrevious: step(-1),
    onNext: step(1),
    position: gone ? '' : `${grouped(number)} of ${grouped(total)}`,
  }
}
