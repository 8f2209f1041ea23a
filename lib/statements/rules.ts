/** The lines of a file, at most. */
export const maxRows = 20_000

/** Characters of a narration that are kept, at most. */
export const maxNarration = 500

/** The orders of day, month and year in which dates are written. */
export const dayFormats = ['dmy', 'mdy', 'ymd'] as const
export type DayFormat = (typeof dayFormats)[number]

/** A reason why a credit may be for a booking, or why that is not certain. */
export type Because =
  | 'utr'
  | 'reference'
  | 'amount'
  | 'day'
  | 'name'
  | 'amount_differs'
  | 'two_bookings'
  | 'used_before'

/** A row of a bank's file, counted from 1, that has a day or an amount that we cannot read, and what is written there. */
export type UnreadRow = { row: number; why: 'date' | 'amount'; text: string }

/** A cell of a bank's file: text, a number, or what is not there. */
export type Cell = string | number | undefined
export type Grid = (Cell[] | undefined)[]
