import { z } from 'zod'
import { maxGuests } from '../../rooms/rules/stay.ts'
import { line, lines } from '../../shared/fields.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { maxAllergies, maxArrivalWords } from '../rules/arrival.ts'

const count = wholeNumber(0, maxGuests, `Enter a number from 0 to ${maxGuests}.`)

/** The input with which somebody says something before a stay. What is left out stays as it was. */
export const arrivalInput = z
  .object({
    /** On the farm's clock, as `16:00`; empty for not known. */
    arrives_at: z
      .string('Enter a time like 16:00.')
      .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time like 16:00.'),
    veg: count,
    vegan: count,
    jain: count,
    meat: count,
    allergies: line(maxAllergies),
    dogs: count,
    words: lines(maxArrivalWords),
  })
  .partial()
export type ArrivalInput = z.infer<typeof arrivalInput>
