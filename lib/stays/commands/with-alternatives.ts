import { violates } from '../../db/errors.ts'
import { Refusal } from '../../shared/refusal.ts'
import { alternatives, nearestFree, type Wanted } from '../queries/alternatives.ts'
import { wireDatePair } from '../schema/availability.ts'

/**
 * Does the work; when it is refused because no unit is free, the refusal carries `nearest`, free dates
 * close by, and `other_rooms`. A conflict over a unit that outlived every retry is the same refusal. When the stay is not sold,
 * the refusal carries `nearest` beside its reason.
 */
export async function withAlternatives<T>(
  stay: Wanted,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_sold')
      throw await withNearest(error, stay, now)
    const taken = error instanceof Refusal && error.code === 'room_not_available'
    if (!taken && !violates(error, 'occupancies_never_overlap')) throw error
    throw new Refusal('room_not_available', { data: await alternatives(stay, now) })
  }
}

async function withNearest(
  { message, detail }: Refusal,
  stay: Wanted,
  now: Date,
): Promise<Refusal> {
  const nearest = (await nearestFree(stay, now)).map(wireDatePair)
  return new Refusal('not_sold', { ...detail, message, data: { ...detail.data, nearest } })
}
