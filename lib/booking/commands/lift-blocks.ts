import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'

type Lifted = {
  room: string
  unit: string
  from: string
  to: string
  because: string
  note: string | null
}

/**
 * Puts blocked units on sale again, all or none of them, and returns the day from which they are: today. The nights of a block that
 * are over stay blocked, as they were. `not_found` if one of the blocks is not there, or has no night any more.
 */
export async function liftBlocks(by: Staff, ids: string[], now: Date): Promise<IsoDate> {
  const today = dayInIndia(now)
  await transaction(async (tx) => {
    const lifted = await tx.$queryRaw<Lifted[]>`
      SELECT r.name AS room, u.name AS unit, o.check_in::text AS from, o.check_out::text AS to, o.because, o.note
      FROM occupancies o JOIN rooms r ON r.id = o.room_id JOIN units u ON u.room_id = o.room_id AND u.number = o.unit
      WHERE o.id = ANY (${ids}::uuid[]) AND o.kind = 'block' AND o.check_out > ${today}::date
      ORDER BY o.id FOR UPDATE OF o`
    if (lifted.length < new Set(ids).size) throw new Refusal('not_found')
    await tx.$executeRaw`
      DELETE FROM occupancies WHERE id = ANY (${ids}::uuid[]) AND check_in >= ${today}::date`
    await tx.$executeRaw`
      UPDATE occupancies SET check_out = ${today}::date WHERE id = ANY (${ids}::uuid[])`
    for (const before of lifted) await addToHistory(tx, by, { action: 'block_lifted', before })
  })
  return today
}
