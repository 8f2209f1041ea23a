import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { rehearsal, type Tx, transaction } from '../../db/transaction.ts'
import { effectOf } from '../queries/effect.ts'
import { readFacts } from '../queries/facts.ts'
import { areSame } from '../rules/facts.ts'
import type { Done, RateFacts } from '../schema/facts.ts'
import { requirePossible } from './require-possible.ts'
import { writeFacts } from './write-facts.ts'

/** The instant of a change, and whether it is only asked what it would do. */
export type When = { now: Date; dry?: boolean }

/**
 * Makes what `wanted` answers true of a thing, in the one place where rates change: one change at a time, with an entry in the history of what
 * was and what is. Nothing is written if it is true already, or if the change is only asked. Bookings and holds keep their
 * charges. Refuses as {@link requirePossible} does.
 */
export async function putFacts(
  by: Staff,
  wanted: (tx: Tx) => Promise<RateFacts>,
  { now, dry = false }: When,
  action: 'rates_changed' | 'rates_put_back' = 'rates_changed',
): Promise<Done> {
  return (dry ? rehearsal : transaction)(async (tx) => {
    await lockRates(tx)
    const facts = await wanted(tx)
    const before = await readFacts(tx, facts)
    if (areSame(before, facts)) {
      return { change: null, nights_changed: 0, bookings: 0, nights: [], facts }
    }
    await requirePossible(tx, facts)
    const [after, effect] = await effectOf(tx, { before, after: facts, now }, async () =>
      readFacts(tx, await writeFacts(tx, facts)),
    )
    const id = 'id' in after ? { id: after.id } : {}
    const entry = await addToHistory(tx, by, { action, before: { ...before, ...id }, after })
    return { change: dry ? null : Number(entry.id), ...effect, facts: after }
  })
}

// Guests go on booking: they read these tables.
async function lockRates(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE seasons IN SHARE ROW EXCLUSIVE MODE`
}
