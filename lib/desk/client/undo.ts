import { callApi } from '../../shared/api.ts'
import type { Standing } from '../schema/standings.ts'

/**
 * Takes back changes by the numbers of their entries in the history, all or none, and returns their bookings as they are then.
 * Refused with `changed_meanwhile`, `too_late` once the guest's mail has left, and `room_not_available` when no unit is free.
 */
export async function undoEntries(entries: number[]): Promise<[Standing, ...Standing[]]> {
  const path = `desk/undo/${entries.join(',')}`
  const { standings } = await callApi<{ standings: [Standing, ...Standing[]] }>(path, {
    method: 'POST',
  })
  return standings
}
