import { z } from 'zod'
import { changeNumber } from './fields.ts'

/** The input of the history of rates: the entries before that of a number, the newest ones without it. */
export const rateHistoryQuery = z.object({
  before: changeNumber.optional(),
})

/** A change of rates as staff read it. */
export type RateChange = {
  id: number
  at: string
  /** The e-mail address of the person. */
  actor: string
  kind: 'days' | 'season' | 'code' | 'long_stays' | 'guests'
  /** True if it put an earlier one back. */
  put_back: boolean
  /** The thing that it was about: a season's or a room's name, a code; null for long stays. */
  subject: string | null
  /** Words for what was, and for what is since; null for nothing. */
  before: string | null
  after: string | null
  /** True while nothing has changed it since, so that it can be taken back. */
  can_undo: boolean
}

/** The answer of the history, newest first; `next` is the `before` of the next page. */
export type RateHistory = { changes: RateChange[]; next: number | null }
