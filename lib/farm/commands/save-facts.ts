import { may, type Staff } from '../../auth/schema.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { type DraftChange, readSiteNow } from '../queries/site.ts'
import { checkedValues, factValue, withFactValues } from '../rules/fact-values.ts'
import type { Change } from '../rules/held.ts'
import {
  type FactName,
  type FactValues,
  isForOwners,
  isLiveWhenSaved,
} from '../rules/named-facts.ts'
import type { Facts } from '../schema/facts.ts'
import type { FactsChange } from '../schema/site.ts'
import { putDraft } from './put-draft.ts'
import { changeSite, putPublication } from './put-publication.ts'

/**
 * Changes facts: those that are live when they're saved in a publication of their own, and all others in the draft. A fact that's as guests see it is
 * no change of the draft any more. `changed_meanwhile` with the `facts` that somebody else has changed after they were seen,
 * `validation_failed` by their names, `forbidden` for facts that are for owners.
 */
export async function saveFacts(by: Staff, { seen, ...wanted }: FactsChange): Promise<void> {
  const names = Object.keys(wanted) as FactName[]
  if (!may(by, 'owner') && names.some(isForOwners)) {
    const message = 'Only owners can change UPI, bank and GST details, and open or close the farm.'
    throw new Refusal('forbidden', { message })
  }
  await changeSite(async (tx) => {
    const site = await readSiteNow(tx)
    const { published, draft } = site
    const { facts } = site.wanted
    requireSeen(facts, seen, draft)
    const { kept, errors } = checkedValues(facts, wanted)
    requireNoErrors(errors)
    const isLive = (name: FactName) => isLiveWhenSaved(name, published.facts.open)
    const live = only(kept, isLive)
    if (Object.keys(live).length > 0) {
      if (!may(by, 'publisher')) throw new Refusal('forbidden')
      await putPublication(tx, by, {
        ...published,
        facts: withFactValues(published.facts, live),
      })
    }
    const others = only(kept, (name) => !isLive(name))
    await putDraft(tx, by, site, 'fact', changesOf(others))
  })
}

function only(values: FactValues, is: (name: FactName) => boolean): FactValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => is(name as FactName)))
}

function changesOf(values: FactValues): Change[] {
  return Object.entries(values).map(([name, value = null]) => ({ kind: 'fact', name, value }))
}

function requireSeen(facts: Facts, seen: FactValues, draft: DraftChange[]): void {
  const names = Object.keys(seen) as FactName[]
  const others = names.filter((name) => factValue(facts, name) !== seen[name])
  if (others.length === 0) return
  const change = draft.find(
    ({ kind, name }) => kind === 'fact' && others.includes(name as FactName),
  )
  throw new Refusal('changed_meanwhile', {
    message: `${change?.by ?? 'A colleague'} changed this in the meantime.`,
    data: { facts: Object.fromEntries(others.map((name) => [name, factValue(facts, name)])) },
  })
}
