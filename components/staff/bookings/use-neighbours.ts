'use client'

import { useState } from 'react'
import { fetchBookings } from '#lib/booking/client.ts'
import type { BookingPage, BookingSearch } from '#lib/booking/schema.ts'
import { asStaff } from '../as-staff.ts'
import { grouped } from '../words.ts'
import type { BookingDialogState } from './use-booking-dialogs.ts'

export type Neighbours = {
  /** To the bookings above and below in the list; null at its ends. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** "2 of 118". */
  position: string
}

type Search = Partial<BookingSearch> & { page: number; size: number }

/** Returns functions that open the neighbours of the open booking in the list, across its pages. */
export function useNeighbours(
  list: BookingPage | null,
  search: Search,
  { opened, open }: BookingDialogState,
  onPage: (page: number) => void,
): Neighbours {
  const rows = list?.rows ?? []
  const at = rows.findIndex((row) => row.id === opened?.id)
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  if (!list || !opened) return { onPrevious: null, onNext: null, position: '' }
  // A booking that was just verified may have left the list; the one after it has taken its place.
  const gone = at < 0

  const turn = async (page: number) => {
    const { rows: there } = await asStaff(fetchBookings({ ...search, page }))
    const reached = page < search.page ? there.at(-1) : there[0]
    onPage(page)
    if (reached) open(reached)
  }
  const step = (by: 1 | -1) => {
    const row = rows[gone && by > 0 ? place : place + by]
    const page = search.page + by
    if (row) return () => open(row)
    // Without an answer the open booking simply stays.
    if (page >= 1 && page <= list.pages) return () => void turn(page).catch(() => undefined)
    return null
  }
  const number = (search.page - 1) * search.size + place + 1
  return {
    onPrevious: step(-1),
    onNext: step(1),
    position: gone ? '' : `${grouped(number)} of ${grouped(list.total)}`,
  }
}
