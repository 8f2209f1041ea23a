'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useIds } from '../kit/action/use-ids.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { type Answered, useAnswer } from '../kit/live/use-answer.ts'
import { useLineDown } from '../kit/live/use-line-down.ts'
import { instantTime } from '../kit/words.ts'
import { type BookingWork, useNewWork } from './booking-work.ts'

type Drawn = {
  /** Null until it has come; while another is awaited, the one before. */
  booking: StaffBooking | null
  /** True once the server has said that there is no booking of the reference. */
  missing: boolean
  failed: boolean
  /** The time since when it is not up to date; null while it is. */
  staleSince: string | null
  work: BookingWork
}

/** Follows the booking of a reference, with what can be done with it. What is being changed here is shown at once. */
export function useDrawnBooking(reference: string): Drawn {
  const answer = useAnswer(findBooking, { reference }, null, { topics: ['bookings'] })
  const { value: found, loading, failed, refresh } = answer
  const since = useLineDown()
  const value = bookingOf(answer, reference)
  const unsettled = useIds()
  const [changed, setChanged] = useState<{ booking: StaffBooking; over: typeof value }>()
  const isNewest = changed && (unsettled.has(changed.booking.id) || changed.over === value)
  const booking = isNewest && changed.booking.id === value?.id ? changed.booking : value
  const work = useNewWork((now) => setChanged({ booking: now, over: value }), refresh, unsettled)
  const { id, status, flags } = booking ?? {}
  const busy = id !== undefined && work.busy.has(id)
  useGuardedChange(JSON.stringify([id, status, flags, busy, work.over?.dialog]))
  const missing = !loading && found?.reference === reference && found.booking === null
  const stale = since ?? (failed && found?.at)
  return { booking, missing, failed, staleSince: stale ? instantTime(stale) : null, work }
}

type Found = Awaited<ReturnType<typeof findBooking>>

// While it cannot be read, another booking is no answer to what was asked for.
function bookingOf({ value: found, failed }: Answered<Found | null>, reference: string) {
  return found === null || (failed && found.reference !== reference) ? null : found.booking
}

// That there is none is an answer, too.
async function findBooking({ reference }: { reference: string }, asking: Asking) {
  const asked = call('GET desk/bookings/[reference]', { params: { reference }, ...asking })
  const booking = await asked.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  })
  return { reference, booking, at: new Date().toISOString() }
}
