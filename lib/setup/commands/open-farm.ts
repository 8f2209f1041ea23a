import type { Staff } from '../../auth/schema.ts'
import { changeSite, putPublication } from '../../farm/commands/put-publication.ts'
import { readSiteNow } from '../../farm/queries/site.ts'
import { factProblems } from '../../farm/rules/fact-values.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { readKnown } from '../queries.ts'
import { needsOf } from '../rules.ts'

/**
 * Publishes the draft and opens the farm for guests, who see it all and can book from now on. Returns the publication's number.
 * `not_ready_for_guests` with its `needs` while it has no name, phone, tested UPI ID or room of its own; `validation_failed` by
 * the names of facts that don't go together.
 */
export async function openFarm(by: Staff): Promise<number> {
  return changeSite(async (tx) => {
    const needs = needsOf(await readKnown(by, tx))
    if (needs.length > 0) throw new Refusal('not_ready_for_guests', { data: { needs } })
    const { wanted } = await readSiteNow(tx)
    const facts = { ...wanted.facts, demo: false, open: true }
    requireNoErrors(factProblems(facts))
    return putPublication(tx, by, { ...wanted, facts })
  })
}
