import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { readFarm } from '../queries/published.ts'
import { differences, newestPublication, readChanges } from '../queries/site.ts'
import type { Facts } from '../schema/facts.ts'
import type { FactDifference } from '../schema/site.ts'

/**
 * Does something to what guests see or to the draft, one at a time, so that each sees what the one before it has done. This
 * process knows the facts when it returns; the others hear of them.
 */
export async function changeSite<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE site_changes IN SHARE ROW EXCLUSIVE MODE`
    return work(tx)
  })
  await readFarm()
  return done
}

/**
 * Publishes facts, with an entry in the history of what they change, and returns the number. What guests now see is no change of the draft
 * any more; all else of it stays. Facts that are published already have their number, and nothing is written.
 */
export async function putPublication(
  tx: Tx,
  by: Staff | 'system',
  facts: Facts,
  restores: number | null = null,
): Promise<number> {
  const was = await newestPublication(tx)
  const changed = differences(was.facts, facts)
  if (changed.length === 0) return was.number
  const number = was.number + 1
  await tx.publication.create({
    data: { number, facts, publishedBy: by === 'system' ? null : by.email, restores },
  })
  const seen = (await readChanges(tx, facts)).filter(({ before, after }) => before === after)
  await tx.siteChange.deleteMany({ where: { id: { in: seen.map(({ id }) => id) } } })
  await addToHistory(tx, by, {
    action: 'facts_published',
    before: { publication: was.number, facts: valuesOf(changed, 'before') },
    after: { publication: number, facts: valuesOf(changed, 'after'), restores },
  })
  return number
}

/** Returns what the facts of some differences were, or are, by their names. */
function valuesOf(changed: FactDifference[], side: 'before' | 'after') {
  return Object.fromEntries(changed.map((difference) => [difference.what, difference[side]]))
}
