import { z } from 'zod'
import { guests } from '../../booking/schema/stay-fields.ts'
import { day, id } from '../../shared/fields.ts'
import type { CalendarOccupancy, Nights } from './calendar.ts'

/** The input of the question which rooms are free for a stay. */
export const freeRoomsInput = z.object({
  check_in: day,
  check_out: day,
  guests,
  /** The token of a unit that counts as free. */
  hold_token: id.optional(),
})
export type FreeRoomsInput = z.infer<typeof freeRoomsInput>

/** A unit of a room that somebody or something has on one of the nights. */
export type TakenUnit = Nights & {
  number: number
  name: string
  /** The guest of a stay; otherwise null. */
  guest: string | null
  because: 'stay' | 'hold' | 'desk' | NonNullable<CalendarOccupancy['block']>['because']
}

/** A room with the units that are free on all nights of a stay, its price in rupees, and what has the others. */
export type FreeRoom = {
  id: number
  name: string
  /** The number of guests it sleeps; null if it isn't known. */
  sleeps: number | null
  /** The price of each night, where all cost the same and nothing is added or taken off; otherwise null. */
  rate: number | null
  total: number
  free: { number: number; name: string }[]
  taken: TakenUnit[]
}

/** The answer: the rooms, and what is wrong with the nights, by the field; then no unit is free. */
export type FreeRooms = {
  rooms: FreeRoom[]
  errors: Partial<Record<'check_in' | 'check_out', string>>
}
