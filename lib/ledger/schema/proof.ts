import { z } from 'zod'
import { typedUtr } from './screenshot.ts'

/** The input that a guest sends later from their own page: another screenshot, the UTR, or both. */
export const proofInput = z
  .object({
    screenshot: z
      .custom<File>((value) => value instanceof File, 'Please upload the payment screenshot.')
      .optional()
      .transform((file) => (file && file.size > 0 ? file : undefined)),
    utr: typedUtr,
  })
  .refine(({ screenshot, utr }) => screenshot || utr, {
    path: ['screenshot'],
    error: 'Please upload the payment screenshot.',
    params: { refusal: 'screenshot_required' },
  })
export type ProofInput = z.infer<typeof proofInput>
