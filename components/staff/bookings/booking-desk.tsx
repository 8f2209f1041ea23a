'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { fetchBookings } from '#lib/booking/client.ts'
import type { BookingStatus } from '#lib/booking/rules.ts'
import type { BookingFilter, BookingPage, SearchField, StaffBooking } from '#lib/booking/schema.ts'
import { useAddress } from '../use-address.ts'
import { type Answered, type First, useAnswer } from '../use-answer.ts'
import { pageSize, type Search, useSearch } from '../use-search.ts'
import { type StayDay, stayDayOf } from './stay-day.ts'
import { type BookingChanges, useBookingChanges } from './use-booking-changes.ts'
import { filterNames } from './words.ts'

/** Something that lies over the list, or beside it, and belongs to one booking. */
type Over = { dialog: 'screenshot' | 'reason'; booking: StaffBooking }

export type Desk = BookingChanges & {
  /** True in a large window. */
  wide: boolean
  list: Answered<BookingPage>
  search: Search<SearchField>
  status: BookingFilter | null
  setStatus: (status: BookingFilter | null) => void
  stayDay: StayDay
  setStayDay: (stayDay: StayDay) => void
  /** The booking whose record is open. */
  opened: StaffBooking | null
  over: Over | null
  open: (booking: StaffBooking) => void
  close: () => void
  setOver: (over: Over | null) => void
  /** Sets the status, or asks for the reason first where there should be one. */
  act: (booking: StaffBooking, to: BookingStatus) => void
}

const DeskContext = createContext<Desk | null>(null)

/** Returns the state of the bookings' screen, for any part of it. */
export function useBookingDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('A part of the bookings’ screen stands outside of a BookingDesk.')
  return desk
}

const fields: Record<SearchField, string> = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  reference: 'Reference',
  utr: 'UTR',
  amount: 'Amount',
}

type BookingDeskProps = {
  wide: boolean
  first: First<BookingPage>
  /** The booking that a link leads to, whose record is open at first in a large window. */
  linked: StaffBooking | null
  children: ReactNode
}

/** Holds the state of the bookings' screen: the list and its search, what is open, and what is being changed. */
export function BookingDesk({ wide, first, linked, children }: BookingDeskProps) {
  const asked = useSearchParams()
  const search = useSearch(fields, asked)
  const [status, setStatus] = useState(() => statusOf(asked.get('status')))
  const { q, field, page } = search
  const [stayDay, setStayDay] = useState(() => stayDayOf(asked))
  const wanted = { q, field, status, ...stayDay, page, size: pageSize }
  const list = useAnswer(fetchBookings, wanted, first, { topics: ['bookings'] })
  useAddress({ ...search.address, status, ...stayDay })

  const [opened, setOpened] = useState(wide ? linked : null)
  const [over, setOver] = useState<Over | null>(null)
  // A link opens the record in a large window only: in a small one it would hide the card.
  const [drawnWide, setDrawnWide] = useState(wide)
  if (wide !== drawnWide) {
    setDrawnWide(wide)
    setOpened(wide ? linked : null)
  }
  const show = (booking: StaffBooking) => {
    setOpened((last) => (last?.id === booking.id ? booking : last))
    list.change((shown) => withBooking(shown, booking))
  }
  const changes = useBookingChanges(show, list.refresh)

  const desk: Desk = {
    ...changes,
    wide,
    list,
    search,
    status,
    setStatus: (next) => {
      setStatus(next)
      search.setAt(0)
    },
    stayDay,
    setStayDay: (next) => {
      setStayDay(next)
      search.setAt(0)
    },
    // The list is newer than what was opened; a booking that left it stays open as it was.
    opened: list.value.rows.find((row) => row.id === opened?.id) ?? opened,
    over,
    open: setOpened,
    close: () => setOpened(null),
    setOver,
    act: (booking, to) => {
      if (to === 'rejected') setOver({ dialog: 'reason', booking })
      else void changes.change(booking, to)
    },
  }
  return <DeskContext value={desk}>{children}</DeskContext>
}

function statusOf(asked: string | null): BookingFilter | null {
  const all = Object.keys(filterNames) as BookingFilter[]
  return all.find((status) => status === asked) ?? null
}

function withBooking(page: BookingPage, booking: StaffBooking): BookingPage {
  return { ...page, rows: page.rows.map((row) => (row.id === booking.id ? booking : row)) }
}
