import type { Owner } from '../../auth/schema.ts'
import { draftAsSeen } from '../../farm/commands/publish-site.ts'
import { changeSite, putPublication } from '../../farm/commands/put-publication.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readKnown } from '../queries.ts'
import { needsOf } from '../rules.ts'

/**
 * Publishes the draft as it was `seen` and opens the farm for guests, who see it all and can book from now on. Returns the
 * publication's number. `not_ready_for_guests` with its `needs` while it has no name, phone, tested UPI ID or room of its own;
 * `changed_meanwhile` and `validation_failed` as for publishing.
 */
export async function openFarm(by: Owner, { seen }: { seen: number[] }): Promise<number> {
  return changeSite(async (tx) => {
    const needs = needsOf(await readKnown(by, tx))
    if (needs.length > 0) throw new Refusal('not_ready_for_guests', { data: { needs } })
    const held = await draftAsSeen(tx, by, seen)
    return putPublication(tx, by, { ...held, facts: { ...held.facts, demo: false, open: true } })
  })
}
