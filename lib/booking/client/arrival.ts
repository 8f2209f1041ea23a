import { postJson } from '../../shared/api.ts'
import type { Arrival, ToldArrival } from '../rules/told.ts'

/**
 * Keeps what the guest who holds this secret says before the stay, also while the page is being left, and returns all of it.
 * Refused with `validation_failed`, and `illegal_transition` once it is too late.
 */
export function tellArrival(secret: string, changes: Partial<Arrival>): Promise<ToldArrival> {
  return postJson(`stays/${encodeURIComponent(secret)}/arrival`, changes, { keepalive: true })
}
