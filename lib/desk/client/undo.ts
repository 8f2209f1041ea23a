import { callApi } from '../../shared/api.ts'
import type { Standing } from '../schema/standings.ts'

/**
 * Takes back what entries of histories tell, all or none, and returns how their bookings stand. Refused with
 * `changed_meanwhile`, `too_late` once the guest's mail is on its way, and `room_not_available` when its unit has gone.
 */
export async function undoEntries(entries: number[]): Promise<[Standing, ...Standing[]]> {
  const path = `desk/undo/${entries.join(',')}`
  const { standings } = await callApi<{ standings: [Standing, ...Standing[]] }>(path, {
    method: 'POST',
  })
  return standings
}
