import { z } from 'zod'
import { maxUnits } from '../../rooms/rules/units.ts'
import { wholeNumber } from '../../shared/whole-number.ts'

/** The input with which two stays change units: each with the unit that the person saw it in. */
export const unitSwap = z
  .object({
    stays: z
      .array(
        z.object({
          id: z.uuid('Choose a booking.'),
          unit: wholeNumber(1, maxUnits, 'Choose a unit.'),
        }),
      )
      .length(2, 'Choose two stays.'),
  })
  .refine(({ stays: [one, other] }) => one?.id !== other?.id, {
    path: ['stays'],
    error: 'Choose two stays.',
  })
export type UnitSwap = z.infer<typeof unitSwap>
