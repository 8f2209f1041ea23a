import type { Arrival, ToldArrival } from '../../booking/rules/told.ts'
import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'

/** Returns what was said before a stay, for staff. The page asks by itself. */
export function fetchArrival({ id }: { id: string }, asking: Asking = {}): Promise<ToldArrival> {
  return getJson(`desk/stays/${id}/arrival`, {}, { ...asking, poll: true })
}

/** Writes down what a guest said before the stay, and returns all of it. Refused as {@link tellArrival} is. */
export function noteArrival(id: string, changes: Partial<Arrival>): Promise<ToldArrival> {
  return postJson(`desk/stays/${id}/arrival`, changes)
}
