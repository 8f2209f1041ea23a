import { z } from 'zod'
import { day, lineOrNone, neededLine, seen, sumAboveZero } from '../../shared/fields.ts'
import { hasUtr, methods, otherNumber } from '../rules/methods.ts'
import { isUtr, plainUtr } from '../rules/utr.ts'
import { directions } from './payment.ts'

/** A sum in rupees above zero, as it is typed; it becomes paise. */
export const paymentAmount = sumAboveZero('That’s more than a booking can cost.')

const utr = z
  .string()
  .default('')
  .transform(plainUtr)
  .refine((text) => text === '' || isUtr(text), 'This doesn’t look like a UTR.')

/** The input with which staff record a payment that they have seen arrive or leave; the sum in rupees. */
export const paymentEntry = z
  .object({
    direction: z.enum(directions, 'Choose received or refunded.'),
    method: z.enum(methods, 'Choose the payment method.'),
    amount: paymentAmount,
    on: day,
    utr,
    /** What the method calls its number, such as the last four digits of a card. */
    number: lineOrNone(40),
    note: lineOrNone(500),
    /** True for a refund that is decided now and paid out later. */
    later: z.boolean().optional(),
    /** The balance in rupees that the person saw: if it is another by now, nothing is recorded. */
    seen: seen.sum.optional(),
    /** True to confirm the booking in the same step, where nothing is left to decide. */
    confirm: z.boolean().optional(),
  })
  .refine(({ later, direction }) => !later || direction === 'refunded', {
    path: ['later'],
    error: 'Only a refund can be paid later.',
  })
  .refine(({ utr, method }) => utr === '' || hasUtr(method), {
    path: ['utr'],
    error: 'Only UPI and bank transfers have a UTR.',
  })
  .refine(({ number, method }) => number === '' || otherNumber(method) !== null, {
    path: ['number'],
    error: 'Payments by this method don’t have a number.',
  })
export type PaymentEntry = z.infer<typeof paymentEntry>

/** The input with which staff verify a payment; a sum other than the claimed one is what has arrived. */
export const verification = z.object({
  amount: paymentAmount.optional(),
  /** True to confirm the booking in the same step, where nothing is left to decide. */
  confirm: z.boolean().optional(),
})

/** The input with which staff say that a refund is paid out: the bank's number of it, and the day. */
export const payingOut = z.object({
  utr,
  on: day,
  /** The sum in rupees that the person saw: if it is another by now, nothing is paid out. */
  seen: seen.sum.optional(),
})
export type PayingOut = z.infer<typeof payingOut>

/** The input with which staff look a UTR up. */
export const utrQuery = z.object({ utr: utr.refine((text) => text !== '', 'Enter a UTR.') })

/** The input with which staff void a payment: the reason. */
export const voiding = z.object({
  reason: neededLine(500, 'Enter a reason.'),
})
