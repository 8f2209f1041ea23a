import { violates } from '../../db/errors.ts'
import { Refusal } from '../../shared/refusal.ts'
import { nearestFree } from '../queries/nearest.ts'
import { type StayInput, wireDatePair } from '../schema.ts'

/**
 * Does the work; when it is refused because no unit is free, the refusal carries `nearest`, free dates
 * close by. A conflict over a unit that outlived every retry is the same refusal.
 */
export async function withNearest<T>(
  stay: StayInput,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const taken = error instanceof Refusal && error.code === 'room_not_available'
    if (!taken && !violates(error, 'occupancies_never_overlap')) throw error
    const nearest = (await nearestFree(stay, now)).map(wireDatePair)
    throw new Refusal('room_not_available', { data: { nearest } })
  }
}
