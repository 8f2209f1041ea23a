import type { Staff } from '../../auth/schema.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { addJob } from '../../jobs/queue.ts'
import { readFarm } from '../queries/published.ts'
import { allChanges, newestPublication } from '../queries/site.ts'
import {
  type Difference,
  differences,
  type Held,
  isOfTerms,
  isPaidTo,
  isSame,
  valueIn,
  withoutGone,
} from '../rules/held.ts'

/**
 * Does something to what guests see or to the draft, one at a time, so that each sees what the one before it has done. This
 * process knows what is published when it returns; the others hear of it.
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
 * Publishes facts, words, lists and pictures, with an entry in the history of what they change, and returns the number. What guests now
 * see is no change of the draft any more, nor are the words of items that were removed; all else of it stays. What is published already
 * has its number, and nothing is written. If staff have
 * changed what guests pay to, all of them get an e-mail.
 */
export async function putPublication(
  tx: Tx,
  by: Staff | 'system',
  held: Held,
  restores: number | null = null,
): Promise<number> {
  const was = await newestPublication(tx)
  const changed = differences(was.held, held)
  if (changed.length === 0) return was.number
  const number = was.number + 1
  await tx.publication.create({
    data: {
      number,
      ...held,
      publishedBy: by === 'system' ? null : by.email,
      restores,
      termsAt: changed.some(isOfTerms) ? new Date() : was.termsAt,
    },
  })
  const draft = await allChanges(tx)
  const wanted = new Set(withoutGone(draft, held.lists))
  const seen = draft.filter(
    (change) => !wanted.has(change) || isSame(change.value, valueIn(held, change)),
  )
  await tx.siteChange.deleteMany({ where: { id: { in: seen.map(({ id }) => id) } } })
  await addToHistory(tx, by, {
    action: 'facts_published',
    before: { publication: was.number, ...valuesOf(changed, 'before') },
    after: { publication: number, ...valuesOf(changed, 'after'), restores },
  })
  if (by !== 'system' && changed.some(isPaidTo)) {
    await addJob(tx, 'send_payment_details_mail', { publication: number })
  }
  return number
}

/** Returns what some differences were, or are, by their names. */
function valuesOf(changed: Difference[], side: 'before' | 'after') {
  const of = (kind: Difference['kind']) =>
    Object.fromEntries(
      changed.filter((one) => one.kind === kind).map((one) => [one.name, one[side]]),
    ) as Prisma.InputJsonObject
  return { facts: of('fact'), words: of('words'), lists: of('list'), pictures: of('picture') }
}
