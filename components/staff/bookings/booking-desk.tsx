'use client'

import { useSearchParams } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { call } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { fetchBookings } from '#lib/desk/client/decisions.ts'
import type {
  BookingFilter,
  BookingPage,
  BookingSearch,
  SearchField,
} from '#lib/desk/schema/search.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { filters } from '../booking/words.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { pressGuard } from '../kit/action/press-guard.ts'
import { useIds } from '../kit/action/use-ids.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { useOpened } from '../kit/list/use-opened.ts'
import { pageSize, type Search, useSearch } from '../kit/list/use-search.ts'
import { type Answered, type First, keyOf, useAnswer } from '../kit/live/use-answer.ts'
import { type BookingWork, BookingWorkProvider, useNewWork } from './booking-work.ts'
import { asLatest, type HeldList, missingFromLatest, onward, withBooking } from './held-list.ts'
import { standingsOf } from './standings.ts'
import { type StayDay, stayDayOf } from './stay-day.ts'
import { useHeldList } from './use-held-list.ts'

const t = staffWords('bookings')

type Filters = {
  status: BookingFilter | null
  setStatus: (status: BookingFilter | null) => void
  stayDay: StayDay
  setStayDay: (stayDay: StayDay) => void
}

export type Desk = Filters & {
  /** True in a large window. */
  wide: boolean
  /** The search that the list answers. */
  asked: BookingSearch
  list: Answered<BookingPage>
  /** The rows as they lie under the pointer, see {@link HeldList}. */
  held: HeldList
  /** Shows the list as the server has it, from its first row. */
  renew: () => void
  /** Goes to a place in the list, by way of what has moved up from the next page. */
  goTo: (at: number) => void
  search: Search<SearchField>
  /** The booking whose record is open. */
  opened: StaffBooking | null
  open: (booking: StaffBooking) => void
  close: () => void
}

const DeskContext = createContext<Desk | null>(null)

export function useBookingDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('A part of the bookings’ screen stands outside of a BookingDesk.')
  return desk
}

const fieldNames = (): Record<SearchField, string> => ({
  name: t('fields.name'),
  email: t('fields.email'),
  mobile: t('fields.mobile'),
  reference: t('fields.reference'),
  utr: t('fields.utr'),
  amount: t('fields.amount'),
})

type BookingDeskProps = {
  wide: boolean
  first: First<BookingPage>
  /** The booking that the address names, whose record is open at first. */
  named: StaffBooking | null
  /** The only booking that the address finds, whose record is open at first in a large window. */
  only: StaffBooking | null
  children: ReactNode
}

/** Holds the state of the bookings' screen: the list and its search, what is open, and what is being changed. */
export function BookingDesk({ wide, first, named, only: found, children }: BookingDeskProps) {
  const address = useSearchParams()
  const search = useSearch(fieldNames(), address)
  const filters = useFilters(address, search.setAt)
  const { status, stayDay } = filters
  const { q, field, page } = search
  const asked = { q, field, status, ...stayDay, page, size: pageSize }
  const list = useAnswer(fetchBookings, asked, first, { topics: ['bookings'] })

  const only = keyOf(first.search) === keyOf(asked) ? found : null
  const [opened, setOpened] = useOpenedRecord(wide, named, only)
  const mark = useAddress({
    ...search.address,
    status,
    ...stayDay,
    booking: opened?.reference ?? null,
  })
  const unsettled = useIds()
  const [held, setHeld] = useHeldList(list, keyOf(asked), page, unsettled)
  const show = (booking: StaffBooking) => {
    setOpened((last) => (last?.id === booking.id ? booking : last))
    setHeld((last) => withBooking(last, booking))
  }
  const work = useNewWork(show, list.refresh, unsettled)
  const { busy, over } = work
  useUnheard(held, opened, (booking) => unsettled.has(booking.id) || show(booking))
  useGuardedChange(pressable({ held, opened, over, busy, at: search.at, failed: list.failed }))

  const entry = useOpened('booking', mark, opened?.reference ?? null, async (reference) => {
    if (opened) keepFocus(opened.id)
    setOpened(reference ? await findBooking(reference) : null)
  })

  const desk: Desk = {
    ...filters,
    wide,
    asked,
    list,
    held,
    renew: () => {
      setHeld((last) => asLatest(last, new Date()))
      search.setAt(0)
    },
    goTo: (at) => {
      if (pressGuard.wasPressed()) return
      const moved = Math.floor(at / pageSize) + 1 > page ? onward(held) : null
      if (moved !== null) setHeld((last) => asLatest(last, new Date()))
      search.setAt(moved === null ? at : (page - 1) * pageSize + moved)
    },
    search,
    // The list is newer than what was opened; a booking that is not in it stays open as it was.
    opened: held.page.rows.find((row) => row.id === opened?.id) ?? opened,
    open: (booking) => {
      entry.enter()
      setOpened(booking)
      keepFocus(booking.id)
    },
    close: entry.leave,
  }
  return (
    <DeskContext value={desk}>
      <BookingWorkProvider value={work}>{children}</BookingWorkProvider>
    </DeskContext>
  )
}

/** The list's filters, which begin with those of the address. Another filter begins at the first row. */
function useFilters(address: Pick<URLSearchParams, 'get'>, setAt: (at: number) => void): Filters {
  const [status, setStatus] = useState(() => statusOf(address.get('status')))
  const [stayDay, setStayDay] = useState(() => stayDayOf(address))
  return {
    status,
    setStatus: (next) => {
      setStatus(next)
      setAt(0)
    },
    stayDay,
    setStayDay: (next) => {
      setStayDay(next)
      setAt(0)
    },
  }
}

/** The booking whose record is open: at first the one that the address names, else the only one that it finds. */
function useOpenedRecord(wide: boolean, named: StaffBooking | null, only: StaffBooking | null) {
  const reference = useSearchParams().get('booking')
  // The router keeps a page's first answer for Back, when the address may have changed.
  const meant = named?.reference === reference ? named : null
  const [opened, setOpened] = useState(meant ?? (wide ? only : null))
  // In a small window the record would hide the card of what was found.
  const [drawnWide, setDrawnWide] = useState(wide)
  if (wide !== drawnWide) {
    setDrawnWide(wide)
    // What the address names stays open.
    if (!opened || (opened.id === only?.id && !meant)) setOpened(wide ? only : null)
  }
  return [opened, setOpened] as const
}

function findBooking(reference: string): Promise<StaffBooking | null> {
  const asked = call('GET desk/bookings/[reference]', { params: { reference } })
  return quietlyWithSignIn(asked).catch(() => null)
}

function statusOf(asked: string | null): BookingFilter | null {
  return filters.find((status) => status === asked) ?? null
}

/** Reads again what is shown and no longer in the server's list, whenever the list was read again. */
function useUnheard(
  held: HeldList,
  opened: StaffBooking | null,
  show: (booking: StaffBooking) => void,
): void {
  const read = useEffectEvent(async (latest: BookingPage) => {
    const away = opened && latest.rows.every(({ id }) => id !== opened.id) ? [opened.id] : []
    const ids = [...new Set([...missingFromLatest(held), ...away])]
    if (ids.length === 0) return
    // Without an answer the rows stay as they are, and are read with the next look.
    for (const { booking } of await standingsOf(ids)) show(booking)
  })
  useEffect(() => {
    void read(held.latest)
  }, [held.latest])
}

type Pressable = Pick<Desk, 'held' | 'opened'> &
  Pick<BookingWork, 'over' | 'busy'> & { at: number; failed: boolean }

/** Names all that can be pressed on the screen now, so that the guard knows when it becomes something else. */
function pressable({ held, opened, over, busy, at, failed }: Pressable): string {
  const rows = held.page.rows.map(({ id, status, flags }) => [id, status, flags, busy.has(id)])
  return JSON.stringify([rows, opened?.id, opened?.status, over?.dialog, at, failed])
}
