import { callApi, postJson } from '../../shared/api.ts'
import type { RateHistory } from '../schema/history.ts'
import type { Asking } from './asking.ts'

/** Returns the changes of rates before one, or the newest for null. */
export function fetchRateHistory(
  { before }: { before: number | null },
  { poll = false, signal }: Asking = {},
): Promise<RateHistory> {
  const query = new URLSearchParams({
    ...(before !== null && { before: String(before) }),
    ...(poll && { poll: '1' }),
  })
  return callApi(`rates/history?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Takes a change of rates back. Refused with `changed_meanwhile` and `too_late`. */
export async function undoRateChange(change: number): Promise<void> {
  await postJson(`rates/history/${change}/undo`, {})
}
