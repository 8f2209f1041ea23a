import { z } from 'zod'
import { id } from '../../shared/fields.ts'
import type { Because } from '../rules/hit.ts'
import type { WireStatement } from './files.ts'

/** A line of a statement as staff see it; the amount in rupees, the day as ISO date. */
export type WireLine = {
  id: string
  on: string
  narration: string
  amount: number
  utr: string | null
  ignored: boolean
}

/** A booking that a credit may be for, and the payment that its guest claims; null where nothing is claimed. */
export type WireCandidate = {
  booking_id: string
  payment_id: string | null
  reference: string
  full_name: string
  /** The sum that is claimed, or due. */
  amount: number
  paying: 'deposit' | 'total' | 'balance'
}

export type WireMatch = {
  line: WireLine
  because: Because[]
  /** The parts of the narration that were found, as first and behind the last character. */
  marks: [number, number][]
  candidates: WireCandidate[]
}

/** A claim that no credit of the statement is for. */
export type WireClaim = WireCandidate & {
  payment_id: string
  utr: string | null
  on: string
}

/** A debit that is a recorded refund. */
type WireDebit = {
  line: WireLine
  payment_id: string
  reference: string
  full_name: string
}

/** A statement beside the bookings; money in rupees. */
export type WireMatches = {
  statement: WireStatement
  sure: WireMatch[]
  likely: WireMatch[]
  unknown: { credits: WireLine[]; claims: WireClaim[] }
  debits: WireDebit[]
  verified: {
    line: WireLine
    reference: string
    booking_id: string
    payment_id: string
    by: string
    at: string
  }[]
}

/** The input with which staff verify what they have ticked: for each credit a payment that is claimed, or a booking. */
export const lineVerifications = z.object({
  lines: z
    .array(
      z.union([
        z.object({ line_id: id, payment_id: id }),
        z.object({ line_id: id, booking_id: id }),
      ]),
    )
    .min(1, 'Choose a line.')
    .max(500, 'Choose up to 500 lines at a time.'),
  /** True to confirm each booking in the same step, where nothing is left to decide. */
  confirm: z.boolean().optional(),
})

export type LineVerifications = z.infer<typeof lineVerifications>

export type LineVerification = LineVerifications['lines'][number]

/** The answer: what was verified, and what was not, with the code and the words of the refusal. */
export type LinesVerified = {
  verified: {
    line_id: string
    payment_id: string
    booking_id: string
    reference: string
    amount: number
  }[]
  refused: { line_id: string; code: string; message: string; reference?: string }[]
}

/** The input with which staff take back what they have just verified. */
export const undoneIds = z.object({
  payment_ids: z
    .array(id)
    .min(1, 'Choose a payment.')
    .max(500, 'Choose up to 500 payments at a time.'),
})

/** The answer: the payments that are taken back, and those that are not, with the code and the words of the refusal. */
export type LinesUndone = {
  undone: string[]
  refused: { payment_id: string; code: string; message: string }[]
}

/**
 * The input about one credit: it is no guest's or it may be one's again; it is not for the booking of an id or of a
 * payment's id (`apart`), or may be for it again (`together`).
 */
export const lineChange = z.union([
  z.object({ ignored: z.boolean() }),
  z.object({ apart: id }),
  z.object({ together: id }),
])

export type LineChange = z.infer<typeof lineChange>
