import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { RateHistory } from '../schema/history.ts'

/** Returns the changes of rates before one, or the newest for null. */
export function fetchRateHistory(
  search: { before: number | null },
  asking: Asking = {},
): Promise<RateHistory> {
  return getJson('rates/history', search, asking)
}

/** Takes a change of rates back. Refused with `changed_meanwhile` and `too_late`. */
export async function undoRateChange(change: number): Promise<void> {
  await postJson(`rates/history/${change}/undo`, {})
}
