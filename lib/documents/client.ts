import { postJson } from '../shared/api.ts'
import type { Bill } from './schema.ts'

/** Sets whom the stay of the guest who holds this secret is billed to. `illegal_transition` once its invoice is issued. */
export async function setGuestBill(secret: string, bill: Bill): Promise<void> {
  await postJson(`stays/${encodeURIComponent(secret)}/bill`, bill)
}
