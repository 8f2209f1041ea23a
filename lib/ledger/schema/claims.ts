import { z } from 'zod'
import type { Undo } from '../../booking/rules/taking-back.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import type { WirePayment } from '../../payments/schema/payment.ts'
import { wholeNumber } from '../../shared/whole-number.ts'

/** The payments to check that are listed at first, and that each wish for more adds. */
export const claimsAtOnce = 25

const maxClaims = 500

/** The input of the list of payments to check: how many of the newest. */
export const claimsQuery = z.object({
  size: wholeNumber(1, maxClaims, `Enter a number from 1 to ${maxClaims}.`).default(claimsAtOnce),
})
export type ClaimsQuery = z.infer<typeof claimsQuery>

/** A credit in which a claim was seen; its amount in rupees, `marks` what was found of it in the narration. */
export type SeenCredit = {
  statement_id: string
  account: string
  on: string
  narration: string
  amount: number
  marks: [number, number][]
}

/** A payment that a guest claims and staff haven't found in the bank yet, or a refund to pay out; money in rupees. */
export type Claim = {
  payment: WirePayment
  booking: StaffBooking
  /** True for the payment that the booking came with, whose rejection rejects the booking. */
  is_own: boolean
  /** The reference of another payment's booking that has the same UTR; null if there is none. */
  utr_seen: string | null
  /** The free credit of a bank's statement that has its UTR or the booking's reference; null if none has. */
  seen: SeenCredit | null
  /** True if a statement that was read tells of the claim's day; null if none was ever read. */
  covered: boolean | null
}

export type ClaimList = {
  /** The newest first. */
  rows: Claim[]
  /** The number of all, and the sum of what is to be found. */
  total: number
  amount: number
}

/** A payment as it is now. */
export type PaymentStanding = {
  payment: WirePayment
  /** How the person who asks can take back its verification; null if they can't. */
  undo: Undo | null
}
