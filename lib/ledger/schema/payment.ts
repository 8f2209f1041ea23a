import { z } from 'zod'
import { parseRupees } from '../../shared/money.ts'
import { maxStored } from '../../shared/whole-number.ts'
import { screenshot, typedUtr } from './screenshot.ts'

/** The input with which a guest says from their own page what they have paid since; the sum in rupees. */
export const paymentInput = z.object({
  screenshot,
  utr: typedUtr,
  amount: z
    .string('Give the sum that you paid.')
    .transform((value) => parseRupees(value) ?? 0)
    .refine((paise) => paise > 0 && paise <= maxStored, 'Give the sum that you paid.'),
})
export type PaymentInput = z.infer<typeof paymentInput>
