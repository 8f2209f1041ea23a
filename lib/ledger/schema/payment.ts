import { z } from 'zod'
import { typedSum } from '../../shared/fields.ts'
import { screenshot, typedUtr } from './screenshot.ts'

const noSum = 'Enter the amount you paid.'

/** The input with which a guest says from their own page what they have paid since; the sum in rupees. */
export const paymentInput = z.object({
  screenshot,
  utr: typedUtr,
  amount: typedSum(1, noSum, noSum),
})
export type PaymentInput = z.infer<typeof paymentInput>
