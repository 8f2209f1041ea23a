import { z } from 'zod'

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
