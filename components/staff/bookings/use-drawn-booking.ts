'use client'

import { useState } from 'react'
import { fetchBooking } from '#lib/booking/client/desk.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useAnswer } from '../use-answer.ts'
import { useGuardedChange } from '../use-press.ts'
import { type BookingWork, useNewWork } from './booking-work.ts'
import { useIds } from './use-ids.ts'

type Drawn = {
  /** Null until it has come; while another is awaited, the one before. */
  booking: StaffBooking | null
  /** True once the server has said that there is no booking of the reference. */
  missing: boolean
  failed: boolean
  work: BookingWork
}

/** Follows the booking of a reference, with what can be done with it. What is being changed here is shown at once. */
export function useDrawnBooking(reference: string): Drawn {
  const answer = useAnswer(findBooking, { reference }, null, { topics: ['bookings'] })
  const { value: found, loading, failed, refresh } = answer
  const value = found?.booking ?? null
  const unsettled = useIds()
  const [changed, setChanged] = useState<{ booking: StaffBooking; over: typeof value }>()
  const isNewest = changed && (unsettled.has(changed.booking.id) || changed.over === value)
  const booking = isNewest && changed.booking.id === value?.id ? changed.booking : value
  const work = useNewWork((now) => setChanged({ booking: now, over: value }), refresh, unsettled)
  const { id, status, flags } = booking ?? {}
  const busy = id !== undefined && work.busy.has(id)
  useGuardedChange(JSON.stringify([id, status, flags, busy, work.over?.dialog]))
  const missing = !loading && found?.booking === null
  return { booking, missing, failed, work }
}

// That there is none is an answer, too.
async function findBooking(search: { reference: string }, asking: Asking) {
  const booking = await fetchBooking(search, asking).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  })
  return { booking }
}
