import { z } from 'zod'
import { roomId, unitNumber } from './ids.ts'

/** The input with which staff say that a unit is made up for its next guest, or is to be cleaned after all. */
export const unitCare = z.object({
  room: roomId,
  unit: unitNumber,
  made_up: z.boolean(),
})
export type UnitCare = z.infer<typeof unitCare>
