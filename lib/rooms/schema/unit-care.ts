import { z } from 'zod'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

/** The input with which staff say that a unit is made up for its next guest, or is to be cleaned after all. */
export const unitCare = z.object({
  room: wholeNumber(0, maxStored, 'Choose a room.'),
  unit: wholeNumber(1, maxStored, 'Choose a unit.'),
  made_up: z.boolean(),
})
export type UnitCare = z.infer<typeof unitCare>
