import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { ProgressChange, StayProgress } from '../../stays/schema/progress.ts'
import type { DeskToday, DeskTodayInput } from '../schema/today.ts'

/** Returns who arrives, is here and leaves on a day. `poll` marks a call that the page makes by itself. */
export function fetchDeskToday({ day }: DeskTodayInput, asking: Asking = {}): Promise<DeskToday> {
  return getJson('desk/today', { day }, asking)
}

/**
 * Says that a guest has come, has left or did not come, or takes it back. Refused with `changed_meanwhile`,
 * `illegal_transition`, `too_late` and `room_not_available`.
 */
export function changeProgress(
  id: string,
  change: Partial<ProgressChange> & Pick<ProgressChange, 'to'>,
): Promise<StayProgress> {
  return postJson(`desk/stays/${id}/progress`, change)
}

/** Says that a unit is made up, or is to be cleaned after all. */
export async function careForUnit(care: {
  room: number
  unit: number
  made_up: boolean
}): Promise<void> {
  await postJson('desk/units', care)
}
