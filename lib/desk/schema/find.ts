import { z } from 'zod'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import { searchText } from '../../shared/search.ts'

export const findInput = z.object({ q: searchText })

/** A unit that was found. A unit without a name of its own has that of its room and its number. */
export type FoundUnit = {
  room_id: number
  unit: number
  name: string
  room: string
  /** The stay that has it tonight; null if none has. */
  stay: { reference: string; full_name: string; check_out: string } | null
}

/** The things that fit a text, the best first; the newest bookings for none. */
export type Found = {
  bookings: BookingLine[]
  guests: { full_name: string; phone: string }[]
  units: FoundUnit[]
  rooms: string[]
}
