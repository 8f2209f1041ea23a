import { callApi, postJson } from '../../shared/api.ts'
import type { BlockInput } from '../schema/blocks.ts'
import type { CalendarWindow, DeskCalendar } from '../schema/calendar.ts'

/** Returns what has each unit in a window. `poll` marks a call that the page makes by itself. */
export function fetchDeskCalendar(
  { from, days }: CalendarWindow,
  { poll = false, signal }: { poll?: boolean; signal?: AbortSignal } = {},
): Promise<DeskCalendar> {
  const query = new URLSearchParams({ from, days: String(days), ...(poll && { poll: '1' }) })
  return callApi(`desk/calendar?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Takes units out of sale, and returns the ids of the blocks. Refused with `stay_in_the_way`. */
export async function blockUnits(input: BlockInput): Promise<string[]> {
  const { blocks } = await postJson<{ blocks: string[] }>('desk/blocks', input)
  return blocks
}

/** Puts a blocked unit on sale again. `not_found` if somebody has done so already. */
export async function liftBlock(id: string): Promise<void> {
  await callApi(`desk/blocks/${id}`, { method: 'DELETE' })
}
