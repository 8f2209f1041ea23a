'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { fetchBookings } from '#lib/booking/client.ts'
import { asStaff } from './as-staff.ts'
import { usePoll } from './use-poll.ts'

type Waiting = {
  /** Bookings whose payment nobody has checked yet; null until they have been counted. */
  count: number | null
  /** Counts again, after a change made here. */
  recount: () => Promise<void>
}

const WaitingContext = createContext<Waiting>({ count: null, recount: async () => undefined })

/** How much waits for staff, for the sidebar and the pages. */
export function useWaiting(): Waiting {
  return useContext(WaitingContext)
}

/** Counts what waits and keeps counting. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState<number | null>(null)
  const recount = async () => {
    try {
      const { total } = await asStaff(fetchBookings({ status: 'pending', size: 1 }, { poll: true }))
      setCount(total)
    } catch {
      // The figure stays as it was; the lists say that there is no connection.
    }
  }
  usePoll(recount, 15_000, 0)
  return <WaitingContext value={{ count, recount }}>{children}</WaitingContext>
}
