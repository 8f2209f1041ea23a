import { callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { ClaimList, ClaimsQuery, PaymentStanding } from '../schema/claims.ts'

/** Returns the newest payments to check. `poll` marks a call that the page makes by itself. */
export function fetchClaims({ size }: ClaimsQuery, asking: Asking = {}): Promise<ClaimList> {
  return getJson('payments', { size }, asking)
}

/**
 * Verifies a payment, as `amount` rupees where another sum has arrived than was claimed. Refused with `utr_used`, or
 * `illegal_transition` if it is void by now.
 */
export async function verifyPayment(id: string, amount?: number): Promise<void> {
  await postJson(`payments/${id}/verify`, { amount })
}

/** Says that a refund is paid out, with its UTR or an empty one. Refused with `utr_used`, or `illegal_transition` if it is void. */
export async function payOut(id: string, typed: { utr: string; on: string }): Promise<void> {
  await postJson(`payments/${id}/pay_out`, typed)
}

/** Voids a payment for a reason. */
export async function voidPayment(id: string, reason: string): Promise<void> {
  await postJson(`payments/${id}/void`, { reason })
}

/** Returns a payment as it stands now. The page asks by itself. */
export function fetchPaymentStanding(id: string): Promise<PaymentStanding> {
  return getJson(`payments/${id}`, {}, { poll: true })
}

/** Takes the verification of a payment back. Refused with `too_late`, or `changed_meanwhile`. */
export function undoVerification(id: string): Promise<PaymentStanding> {
  return callApi(`payments/${id}/undo`, { method: 'POST' })
}
