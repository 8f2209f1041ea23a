import { z } from 'zod'
import { askings } from '../../booking/rules/pay-by.ts'
import type { PayLink } from '../../reservations/schema/desk-booking.ts'
import { instant, seen } from '../../shared/fields.ts'

/** The input with which staff give a guest more time to pay. `seen` is the time that they saw; `until` may be left to the farm. */
export const payByMove = z.object({
  seen: seen.time,
  until: instant.optional(),
  ask: z.enum(askings, 'Choose how the guest is asked.').nullable().default(null),
})
export type PayByMove = z.infer<typeof payByMove>
/** The same as it is sent. */
export type TypedMove = z.input<typeof payByMove>

/** The answer to the question how a guest can be asked again: until when by default, and the addresses for it. */
export type PayAgain = PayLink & { until: string }
