import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'

type GivenUp = { room: string; unit: string; from: string; to: string }

/**
 * Releases a unit that a guest is holding while paying, by the id of its occupancy. Guests who have paid in the meantime are
 * still booked, and wait for a unit. `not_found` once the unit is no longer held.
 */
export async function giveUpHold(by: Staff, id: string): Promise<void> {
  await transaction(async (tx) => {
    const [given] = await tx.$queryRaw<GivenUp[]>`
      DELETE FROM occupancies o USING rooms r, units u
      WHERE o.id = ${id}::uuid AND o.kind = 'hold'
        AND r.id = o.room_id AND u.room_id = o.room_id AND u.number = o.unit
      RETURNING r.name AS room, u.name AS unit, o.check_in::text AS from, o.check_out::text AS to`
    if (!given) throw new Refusal('not_found')
    await addToHistory(tx, by, { action: 'hold_given_up', before: given })
  })
}
