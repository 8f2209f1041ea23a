'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { fetchBookings } from '#lib/booking/client.ts'
import { fetchUnread } from '#lib/chat/client/calls.ts'
import { asStaff } from './as-staff.ts'
import { usePoll } from './use-poll.ts'

type Waiting = {
  /** Bookings whose payment nobody has checked yet; null until they have been counted. */
  count: number | null
  /** Messages of visitors that nobody has seen. */
  unread: number | null
  /** Counts again, after a change made here. */
  recount: () => Promise<void>
  /** The desk has its own count of messages, live. */
  noteUnread: (unread: number) => void
}

const WaitingContext = createContext<Waiting>({
  count: null,
  unread: null,
  recount: async () => undefined,
  noteUnread: () => undefined,
})

/** How much waits for staff, for the sidebar, the header and the pages. */
export function useWaiting(): Waiting {
  return useContext(WaitingContext)
}

// A figure that can not be counted stays as it was; the lists say that there is no connection.
const unknown = () => null

/** Counts what waits and keeps counting. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState<number | null>(null)
  const [unread, setUnread] = useState<number | null>(null)
  const recount = async () => {
    const pending = fetchBookings({ status: 'pending', size: 1 }, { poll: true })
    const [bookings, messages] = await Promise.all([
      asStaff(pending).catch(unknown),
      asStaff(fetchUnread()).catch(unknown),
    ])
    if (bookings) setCount(bookings.total)
    if (messages !== null) setUnread(messages)
  }
  usePoll(recount, 15_000, 0)
  const waiting = { count, unread, recount, noteUnread: setUnread }
  return <WaitingContext value={waiting}>{children}</WaitingContext>
}
