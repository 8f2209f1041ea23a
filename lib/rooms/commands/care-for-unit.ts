import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { UnitCare } from '../schema/unit-care.ts'

/**
 * Says that a unit is made up, or that it is to be cleaned, from now on. Saying so again changes nothing: what is to be
 * cleaned is so since it was left. `not_found`.
 */
export async function careForUnit(
  by: Staff,
  { room, unit, made_up }: UnitCare,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const where = { roomId_number: { roomId: room, number: unit } }
    await tx.$queryRaw`
      SELECT 1 FROM units WHERE room_id = ${room} AND number = ${unit} FOR UPDATE`
    const found = await tx.unit.findUnique({
      where: { ...where, room: { deletedAt: null } },
      include: { room: { select: { name: true } } },
    })
    if (!found) throw new Refusal('not_found')
    if ((found.uncleanedSince === null) === made_up) return
    await tx.unit.update({ where, data: { uncleanedSince: made_up ? null : now } })
    await addToHistory(tx, by, {
      action: made_up ? 'unit_made_up' : 'unit_to_clean',
      after: { room: found.room.name, unit: found.name },
    })
  })
}
