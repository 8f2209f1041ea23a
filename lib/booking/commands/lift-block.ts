import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { blockId } from '../schema/blocks.ts'

type Lifted = {
  room: string
  unit: string
  from: string
  to: string
  because: string
  note: string | null
}

/** Puts a blocked unit on sale again, for all nights of the block. `not_found`. */
export async function liftBlock(by: Staff, id: string): Promise<void> {
  if (!blockId.safeParse(id).success) throw new Refusal('not_found')
  await transaction(async (tx) => {
    const [lifted] = await tx.$queryRaw<Lifted[]>`
      DELETE FROM occupancies o USING rooms r, units u
      WHERE o.id = ${id}::uuid AND o.kind = 'block'
        AND r.id = o.room_id AND u.room_id = o.room_id AND u.number = o.unit
      RETURNING r.name AS room, u.name AS unit, o.check_in::text AS from, o.check_out::text AS to, o.because, o.note`
    if (!lifted) throw new Refusal('not_found')
    await addToHistory(tx, by, { action: 'block_lifted', before: lifted })
  })
}
