'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { quietOrSignIn } from '../kit/call/or-sign-in.ts'
import { rebased, type StayPlace, type TypedStay, typedOf } from './typed-stay.ts'

/** All rooms of the farm, of which there is one at least. */
export type Rooms = readonly [WireRoom, ...WireRoom[]]

/** Holds the stay from which a change begins, and what is typed for it. */
export function useTypedStay(first: StaffBooking, rooms: Rooms, place: StayPlace | undefined) {
  // A colleague's change meanwhile is not what the person decided on: the server refuses it by this.
  const [booking, setBooking] = useState(first)
  const room = roomOf(booking, rooms)
  const [typed, setTyped] = useState<TypedStay>(() => ({ ...typedOf(booking, room), ...place }))
  return {
    booking,
    room,
    typed,
    type: (changes: Partial<TypedStay>) => setTyped((before) => ({ ...before, ...changes })),
    /** Goes on from the stay as it is now, if a change was refused because somebody else has changed it; returns it, otherwise null. */
    goOn: async (error: unknown): Promise<StaffBooking | null> => {
      if (!(error instanceof Refusal) || error.code !== 'changed_meanwhile') return null
      const { reference } = booking
      const asked = call('GET desk/bookings/[reference]', { params: { reference } })
      const now = await quietOrSignIn(asked).catch(() => null)
      if (!now) return null
      setBooking(now)
      const [before, after] = [typedOf(booking, room), typedOf(now, roomOf(now, rooms))]
      setTyped((typed) => rebased(typed, before, after))
      return now
    },
  }
}

function roomOf({ room_type }: StaffBooking, rooms: Rooms): WireRoom {
  return rooms.find(({ name }) => name === room_type) ?? rooms[0]
}
