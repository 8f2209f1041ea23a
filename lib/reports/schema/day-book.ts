import { z } from 'zod'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { Cash } from '../../payments/schema/cash.ts'
import type { Direction } from '../../payments/schema/payment.ts'
import { unlessEmpty } from '../../shared/search.ts'
import { areAtMost, areInOrder, chosenDays, orderProblem } from './chosen-days.ts'

/** The default days of a day book, today included. */
export const usualBookDays = 7

/** The longest range of a day book, in days: a financial year. */
export const maxBookDays = 366

/** The input of the day book: two days, both included. Unless both are given, it is the last seven. */
export const dayBookQuery = z
  .object({
    ...chosenDays,
    format: unlessEmpty(z.enum(['excel'], 'Enter excel.')),
  })
  .refine(areInOrder, orderProblem)
  .refine(areAtMost(maxBookDays), {
    path: ['to_date'],
    error: `A day book can have up to ${maxBookDays} days.`,
  })
export type DayBookQuery = z.infer<typeof dayBookQuery>

/** A verified payment in the day book; the amount in rupees. */
export type BookEntry = {
  id: string
  /** The day on which the money moved, in India. */
  day: string
  direction: Direction
  method: Method
  amount: number
  full_name: string
  reference: string
  /** The bank's number, or that of a card or channel; null if there is none. */
  number: string | null
  verified_at: string
  verified_by: string
  /** The statement of the bank that has it; null if none does. */
  statement_id: string | null
  /** True if a statement that was read tells of its day, and it came by UPI or the bank. */
  covered: boolean
}

/** The sums of a day or of all days, in rupees: received by method, received in all, paid back. */
export type BookSums = { by: Record<Method, number>; received: number; refunded: number }

/** A booking whose balance is not nothing: to be paid, or, if negative, to be paid back. */
export type Owing = BookingLine & { created_at: string; balance: number }

/** The answer of the day book; money in rupees. */
export type DayBook = {
  from_date: string
  to_date: string
  today: string
  /** The days on which money moved, the newest first, each with its entries, the newest first. */
  days: ({ day: string; entries: BookEntry[] } & BookSums)[]
  cash: Cash
  totals: BookSums & { payments: number; refunds: number }
  /** Balances, the earliest departure first. */
  owed: Owing[]
  /** Bookings with money to be paid back, the earliest departure first. */
  owed_back: Owing[]
}
