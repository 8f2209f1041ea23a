import { z } from 'zod'
import { isIsoDate } from '../shared/dates.ts'
import { parseRupees } from '../shared/money.ts'
import { plainLine } from '../shared/text.ts'
import { maxStored } from '../shared/whole-number.ts'
import { isUtr, plainUtr } from './rules.ts'

/** The ways in which money moves: a UPI app, bank to bank, cash, a card, or a channel that sold the stay. */
export const methods = ['upi', 'bank', 'cash', 'card', 'channel'] as const
export type Method = (typeof methods)[number]

/** Returns true of a way in which money moves that has a bank's transaction number. */
export function hasUtr(method: Method): boolean {
  return method === 'upi' || method === 'bank'
}

const directions = ['received', 'refunded'] as const
export type Direction = (typeof directions)[number]

/** The recorder of a refund that is owed by the balance alone: the database keeps it in step. */
export const owedBy = 'system'

/** The state of a payment: somebody says so, staff have found it or hold it in their hands, or it was a mistake. */
export type PaymentState = 'claimed' | 'verified' | 'void'

/**
 * What a booking's ledger has: `money` if more was verified than went back, or ₹0 for a stay that costs nothing; `claim` for a
 * payment to look for in the bank, or a transfer to come; or neither.
 */
export type Ledger = 'money' | 'claim' | 'none'

/** A sum in rupees as it is typed, of at least so many paise; it comes to paise. The words say what is none, and what is too much. */
export function typedSum(least: number, none: string, tooMuch: string) {
  return z
    .union([z.number(), z.string()], none)
    .transform((given) => parseRupees(String(given)))
    .pipe(z.number(none).min(least, none).max(maxStored, tooMuch))
}

/** A sum in rupees above zero, as it is typed; it comes to paise. */
export const paymentAmount = typedSum(
  1,
  'Enter an amount in rupees above zero, such as 5000 or 5000.50.',
  'That is more than a booking can have.',
)

const line = (max: number) =>
  z
    .string()
    .default('')
    .transform(plainLine)
    .pipe(z.string().max(max, `At most ${max} characters.`))

const on = z.string('Give a day.').refine(isIsoDate, 'Give a day.')
const utr = z
  .string()
  .default('')
  .transform(plainUtr)
  .refine((text) => text === '' || isUtr(text), 'This does not look like a UTR.')

/** The input with which staff record a payment that they have seen arrive or leave; the sum in rupees. */
export const paymentEntry = z
  .object({
    direction: z.enum(directions, 'Choose received or refunded.'),
    method: z.enum(methods, 'Choose how it was paid.'),
    amount: paymentAmount,
    on,
    utr,
    /** The last four digits of a card, or a channel's own number. */
    number: line(40),
    note: line(500),
    /** True for a refund that is decided now and paid out later. */
    later: z.boolean().optional(),
    /** The balance in rupees that the person saw: if it is another by now, nothing is recorded. */
    seen: z.number().optional(),
    /** True to confirm the booking in the same step, where nothing is left to decide. */
    confirm: z.boolean().optional(),
  })
  .refine(({ later, direction }) => !later || direction === 'refunded', {
    path: ['later'],
    error: 'Only a refund is paid out later.',
  })
  .refine(({ utr, method }) => utr === '' || hasUtr(method), {
    path: ['utr'],
    error: 'Only UPI and the bank have a UTR.',
  })
  .refine(({ number, method }) => number === '' || method === 'card' || method === 'channel', {
    path: ['number'],
    error: 'Only cards and channels have a number.',
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
  on,
  /** The sum in rupees that the person saw: if it is another by now, nothing is paid out. */
  seen: z.number().optional(),
})
export type PayingOut = z.infer<typeof payingOut>

/** The input with which staff look a UTR up. */
export const utrQuery = z.object({ utr: utr.refine((text) => text !== '', 'Give a UTR.') })

/** The input with which staff void a payment: the reason. */
export const voiding = z.object({
  reason: line(500).refine((reason) => reason !== '', 'Give a reason.'),
})

/** A payment as staff see it; money in rupees. */
export type WirePayment = {
  id: string
  direction: Direction
  method: Method
  amount: number
  utr: string | null
  number: string | null
  on: string
  note: string | null
  state: PaymentState
  screenshot_path: string | null
  /** An e-mail address of the staff, or `guest`. */
  recorded_by: string
  created_at: string
  verified_at: string | null
  verified_by: string | null
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
}
