import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { StandingBlock } from '../schema/blocks.ts'
import { type Block, blockInHistory, isWhereSeen, lockBlocks, requireSeen } from './lock-blocks.ts'

/**
 * Puts blocked units on sale again, all or none of them, and returns the day from which they are: today. The nights of a
 * block that are over stay blocked, as they were. `not_found` if one of the blocks doesn't exist or has no nights left;
 * `changed_meanwhile` if one has another unit or other nights than the person saw.
 */
export async function liftBlocks(by: Staff, blocks: StandingBlock[], now: Date): Promise<IsoDate> {
  const today = dayInIndia(now)
  await transaction(async (tx) => {
    const ids = blocks.map(({ id }) => id)
    const lifted = (await lockBlocks(tx, ids)).filter(({ to }) => to > today)
    if (lifted.length < new Set(ids).size) throw new Refusal('not_found')
    const isSeen = (block: Block) =>
      blocks.some((seen) => seen.id.toLowerCase() === block.id && isWhereSeen(block, seen))
    requireSeen(lifted.every(isSeen))
    await tx.$executeRaw`
      DELETE FROM occupancies WHERE id = ANY (${ids}::uuid[]) AND check_in >= ${today}::date`
    await tx.$executeRaw`
      UPDATE occupancies SET check_out = ${today}::date WHERE id = ANY (${ids}::uuid[])`
    for (const block of lifted) {
      await addToHistory(tx, by, { action: 'block_lifted', before: blockInHistory(block) })
    }
  })
  return today
}
