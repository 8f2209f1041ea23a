'use client'

import { useState } from 'react'
import type { BookingPage, StaffBooking } from '#lib/booking/schema.ts'
import { useDelayed } from '../use-delayed.ts'
import { type AddressSearch, useAddress } from './use-address.ts'
import { useBookingDialogs } from './use-booking-dialogs.ts'
import { useBookings } from './use-bookings.ts'
import { useNeighbours } from './use-neighbours.ts'
import { useStatusChange } from './use-status-change.ts'

const size = 10

/** The state of the large-screen list: its search, its page, and what is open over or beside it. */
export function useDesk(
  initial: BookingPage | null,
  first: AddressSearch,
  open: StaffBooking | null,
) {
  const [text, setText] = useState(first.q)
  const [status, setStatus] = useState(first.status)
  const [page, setPage] = useState(first.page)
  const q = useDelayed(text, 300).trim()
  const list = useBookings({ page, size, q, status }, initial)
  const pages = list.page?.pages ?? 1
  // The last page may be gone after a search or a change.
  if (!list.loading && list.page && page > pages) setPage(pages)

  const dialogs = useBookingDialogs(list, open)
  const changes = useStatusChange(dialogs)
  const search = { q, status, page, size }
  const neighbours = useNeighbours(list.page, search, dialogs, setPage)
  useAddress({ q, status, page })

  const from = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setPage(1)
    }
  }
  return {
    text,
    status,
    page,
    pages,
    list,
    dialogs,
    changes,
    neighbours,
    searched: q !== '' || status !== null,
    setPage,
    setText: from(setText),
    setStatus: from(setStatus),
  }
}

export type Desk = ReturnType<typeof useDesk>
