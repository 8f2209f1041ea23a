import type { Staff } from '../../auth/schema.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { shippedWords } from '../queries/shipped-words.ts'
import { newestPublication, readDraft, readPublication, toldChanges } from '../queries/site.ts'
import { factProblems } from '../rules/fact-values.ts'
import { withChanges, withoutGoneWords } from '../rules/held.ts'
import type { PublishInput } from '../schema/site.ts'
import { changeSite, putPublication } from './put-publication.ts'

/**
 * Publishes the draft as it was seen, and returns the publication's number. `changed_meanwhile` if it has changed since,
 * `validation_failed` by the names of facts that don't go together.
 */
export async function publishSite(by: Staff, { seen }: PublishInput): Promise<number> {
  const shipped = await shippedWords()
  return changeSite(async (tx) => {
    const { held: published } = await newestPublication(tx)
    const draft = await readDraft(tx)
    const known = new Set(seen)
    const unseen = draft.filter(({ id }) => !known.has(id))
    if (unseen.length > 0 || draft.length !== known.size) {
      const by = unseen[0]?.by ?? 'A colleague'
      const message = `${by} changed something in the meantime. Please look at the changes again.`
      const changes = toldChanges(published, draft, shipped)
      throw new Refusal('changed_meanwhile', { message, data: { changes } })
    }
    const held = withoutGoneWords(withChanges(published, draft))
    requireNoErrors(factProblems(held.facts))
    return putPublication(tx, by, held)
  })
}

/**
 * Publishes once more what an earlier publication had, and returns the new number. What differs from it in the draft stays there.
 * `not_found`; `validation_failed` if a rule has come since that it breaks.
 */
export async function restorePublication(by: Staff, number: number): Promise<number> {
  return changeSite(async (tx) => {
    const { held } = await readPublication(tx, number)
    requireNoErrors(factProblems(held.facts))
    return putPublication(tx, by, held, number)
  })
}
