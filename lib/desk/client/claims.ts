import type { ClaimList, ClaimsQuery } from '../../ledger/schema/claims.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'

/** Returns the payments to check that have waited longest. `poll` marks a call that the page makes by itself. */
export function fetchClaims({ size }: ClaimsQuery, asking: Asking = {}): Promise<ClaimList> {
  return getJson('payments', { size }, asking)
}
