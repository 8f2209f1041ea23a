import { violates } from '../../db/errors.ts'
import { Refusal } from '../../shared/refusal.ts'
import { alternatives, type Wanted } from '../queries/alternatives.ts'

/**
 * Does the work; when it is refused because no unit is free, the refusal carries `nearest`, free dates
 * close by, and `other_rooms`. A conflict over a unit that outlived every retry is the same refusal.
 */
export async function withAlternatives<T>(
  stay: Wanted,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const taken = error instanceof Refusal && error.code === 'room_not_available'
    if (!taken && !violates(error, 'occupancies_never_overlap')) throw error
    throw new Refusal('room_not_available', { data: await alternatives(stay, now) })
  }
}
