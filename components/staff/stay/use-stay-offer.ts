'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { StayAnswer } from '#lib/stays/schema/stay-change.ts'
import { keyOf, useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'
import { askedOf, type TypedStay } from './typed-stay.ts'

const typingMs = 300

/**
 * Follows what a stay as it is typed would cost. It is `loading` until the newest answer is to exactly that. Once a question got
 * none, the answer before it `isOld` until another comes: what it says is of the fields as they were.
 */
export function useStayOffer(typed: TypedStay, booking: StaffBooking) {
  // A price is typed figure by figure; all else is chosen.
  const sum = useDelayed(typed.sum, typingMs)
  const asked = askedOf({ ...typed, sum }, booking)
  const answer = useAnswer(reading('GET desk/stays/[id]'), asked, null, { topics: ['bookings'] })
  const isTyping = keyOf(asked) !== keyOf(askedOf(typed, booking))
  const { value: offer, failed } = answer
  const [old, setOld] = useState<StayAnswer | null>(null)
  if (failed && old !== offer) setOld(offer)
  const isOld = failed || (offer !== null && offer === old)
  return { offer, loading: answer.loading || isTyping, failed, isOld }
}
