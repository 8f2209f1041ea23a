'use client'

import { useEffect, useEffectEvent } from 'react'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { Step } from '../booking/actions.ts'
import { standingsOf } from './standings.ts'

const name = 'interrupted-decision'

type Interrupted = { id: string; from: BookingStatus; to: Step }

/**
 * Keeps a decision that is being made, in this tab, for the page that is back after sign-in. The returned function drops
 * it, once it is known how the decision went.
 */
export function keepInterrupted({ id, status: from }: StaffBooking, to: Step): () => void {
  const kept = JSON.stringify({ id, from, to } satisfies Interrupted)
  sessionStorage.setItem(name, kept)
  return () => {
    if (sessionStorage.getItem(name) === kept) sessionStorage.removeItem(name)
  }
}

/** Calls `ask` once with the decision that was kept, if its booking still stands as it did. */
export function useInterrupted(ask: (booking: StaffBooking, to: Step) => void): void {
  const askAgain = useEffectEvent(async () => {
    const kept = sessionStorage.getItem(name)
    if (!kept) return
    sessionStorage.removeItem(name)
    const { id, from, to } = JSON.parse(kept) as Interrupted
    const [now] = await standingsOf([id])
    if (now?.booking.status === from) ask(now.booking, to)
  })
  useEffect(() => {
    void askAgain()
  }, [])
}
