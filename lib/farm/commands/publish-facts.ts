import type { Staff } from '../../auth/schema.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { newestPublication, readChanges, readPublication } from '../queries/site.ts'
import { factProblems, withFactValues } from '../rules/fact-values.ts'
import type { PublishInput } from '../schema/site.ts'
import { changeSite, putPublication } from './put-publication.ts'
import { draftOf } from './save-facts.ts'

/**
 * Publishes the draft as it was seen, and returns the publication's number. `changed_meanwhile` if it has changed since,
 * `validation_failed` by the names of facts that don't go together.
 */
export async function publishFacts(by: Staff, { seen }: PublishInput): Promise<number> {
  return changeSite(async (tx) => {
    const { facts: published } = await newestPublication(tx)
    const changes = await readChanges(tx, published)
    const known = new Set(seen)
    const unseen = changes.filter(({ id }) => !known.has(id))
    if (unseen.length > 0 || changes.length !== known.size) {
      const by = unseen[0]?.by ?? 'A colleague'
      const message = `${by} changed something in the meantime. Please look at the changes again.`
      throw new Refusal('changed_meanwhile', { message, data: { changes } })
    }
    const facts = withFactValues(published, draftOf(changes))
    requireNoErrors(factProblems(facts))
    return putPublication(tx, by, facts)
  })
}

/**
 * Publishes once more what an earlier publication had, and returns the new number. What differs from it in the draft stays there.
 * `not_found`; `validation_failed` if a rule has come since that it breaks.
 */
export async function restorePublication(by: Staff, number: number): Promise<number> {
  return changeSite(async (tx) => {
    const { facts } = await readPublication(tx, number)
    requireNoErrors(factProblems(facts))
    return putPublication(tx, by, facts, number)
  })
}
