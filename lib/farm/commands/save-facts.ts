import type { Staff } from '../../auth/schema.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { newestPublication, readChanges } from '../queries/site.ts'
import { checkedValues, factValue, withFactValues } from '../rules/fact-values.ts'
import { type FactName, type FactValues, isLiveWhenSaved } from '../rules/named-facts.ts'
import type { Facts } from '../schema/facts.ts'
import type { FactsChange, SiteChange } from '../schema/site.ts'
import { changeSite, putPublication } from './put-publication.ts'

/**
 * Changes facts: what guests pay to at once, in a publication of its own, and all others in the draft. A fact that's as guests see it is
 * no change of the draft any more. `changed_meanwhile` with the `facts` that somebody else has changed after they were seen,
 * `validation_failed` by their names.
 */
export async function saveFacts(by: Staff, { seen, ...wanted }: FactsChange): Promise<void> {
  await changeSite(async (tx) => {
    const { facts: published } = await newestPublication(tx)
    const changes = await readChanges(tx, published)
    const facts = withFactValues(published, draftOf(changes))
    requireSeen(facts, seen, changes)
    const { kept, errors } = checkedValues(facts, wanted)
    requireNoErrors(errors)
    const live = only(kept, isLiveWhenSaved)
    if (Object.keys(live).length > 0) {
      await putPublication(tx, by, withFactValues(published, live))
    }
    await putDraft(
      tx,
      by,
      { published, changes },
      only(kept, (name) => !isLiveWhenSaved(name)),
    )
  })
}

/** Returns the values that the draft has for its facts. */
export function draftOf(changes: SiteChange[]): FactValues {
  return Object.fromEntries(changes.map(({ what, after }) => [what, after]))
}

function only(values: FactValues, is: (name: FactName) => boolean): FactValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => is(name as FactName)))
}

function requireSeen(facts: Facts, seen: FactValues, changes: SiteChange[]): void {
  const names = Object.keys(seen) as FactName[]
  const others = names.filter((name) => factValue(facts, name) !== seen[name])
  if (others.length === 0) return
  const by = changes.find(({ what }) => others.includes(what))?.by ?? 'A colleague'
  throw new Refusal('changed_meanwhile', {
    message: `${by} changed this in the meantime.`,
    data: { facts: Object.fromEntries(others.map((name) => [name, factValue(facts, name)])) },
  })
}

async function putDraft(
  tx: Tx,
  by: Staff,
  { published, changes }: { published: Facts; changes: SiteChange[] },
  values: FactValues,
): Promise<void> {
  const known = withFactValues(published, draftOf(changes))
  const names = Object.keys(values) as FactName[]
  const changed = names.filter((name) => values[name] !== factValue(known, name))
  if (changed.length === 0) return
  await tx.siteChange.deleteMany({ where: { kind: 'fact', name: { in: changed } } })
  const differ = changed.filter((name) => values[name] !== factValue(published, name))
  await tx.siteChange.createMany({
    data: differ.map((name) => {
      const value = values[name] ?? Prisma.JsonNull
      return { kind: 'fact', name, value, changedBy: by.email }
    }),
  })
  const of = (value: (name: FactName) => unknown) =>
    Object.fromEntries(changed.map((name) => [name, value(name)])) as Prisma.InputJsonObject
  await addToHistory(tx, by, {
    action: 'facts_changed',
    before: of((name) => factValue(known, name)),
    after: of((name) => values[name]),
  })
}
