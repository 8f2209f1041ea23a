import type { ClaimList, ClaimsQuery, PaymentStanding } from '../../ledger/schema/claims.ts'
import { callApi } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'

/** Returns the payments to check that have waited longest. `poll` marks a call that the page makes by itself. */
export function fetchClaims({ size }: ClaimsQuery, asking: Asking = {}): Promise<ClaimList> {
  return getJson('payments', { size }, asking)
}

/** Takes the verification of a payment back. Refused with `too_late`, or `changed_meanwhile`. */
export function undoVerification(id: string): Promise<PaymentStanding> {
  return callApi(`payments/${id}/undo`, { method: 'POST' })
}
