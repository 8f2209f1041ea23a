import { z } from 'zod'
import { fieldProblems } from '../../booking/rules/stay-problems.ts'
import { text } from '../../booking/schema/stay-fields.ts'
import { isUtr, plainUtr } from '../../payments/rules/utr.ts'

/** The refusal of a payment without its picture, as a schema says it. */
export const noScreenshot = {
  error: 'Please upload the payment screenshot.',
  params: { refusal: 'screenshot_required' },
}
/** The picture of a payment. */
export const screenshot = z.custom<File>(
  (value) => value instanceof File && value.size > 0,
  noScreenshot,
)

/** The UTR of a payment, as somebody typed it; empty without one. */
export const typedUtr = text(fieldProblems.utr)
  .transform(plainUtr)
  .refine((value) => value === '' || isUtr(value), { error: fieldProblems.utr })
