'use client'

import { fetchStayOffer } from '#lib/booking/client/desk.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { keyOf, useAnswer } from '../use-answer.ts'
import { useDelayed } from '../use-delayed.ts'
import { askedOf, type TypedStay } from './typed-stay.ts'

const typingMs = 300

/** Follows what a stay as it is typed would cost. It is `loading` until the newest answer is to exactly that. */
export function useStayOffer(typed: TypedStay, booking: StaffBooking) {
  // A price is typed figure by figure; all else is chosen.
  const sum = useDelayed(typed.sum, typingMs)
  const asked = askedOf({ ...typed, sum }, booking)
  const answer = useAnswer(fetchStayOffer, asked, null, { topics: ['bookings'] })
  const isTyping = keyOf(asked) !== keyOf(askedOf(typed, booking))
  return { offer: answer.value, loading: answer.loading || isTyping, failed: answer.failed }
}
