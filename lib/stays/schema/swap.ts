import { z } from 'zod'
import { unitNumber } from '../../rooms/schema/ids.ts'
import { id } from '../../shared/fields.ts'

/** The input with which two stays change units: each with the unit that the person saw it in. */
export const unitSwap = z
  .object({
    stays: z.array(z.object({ id, unit: unitNumber })).length(2, 'Choose two stays.'),
  })
  .refine(({ stays: [one, other] }) => one?.id !== other?.id, {
    path: ['stays'],
    error: 'Choose two stays.',
  })
export type UnitSwap = z.infer<typeof unitSwap>
