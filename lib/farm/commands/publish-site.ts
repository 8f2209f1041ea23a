import { may, type Publisher, type Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { shippedWords } from '../queries/shipped-words.ts'
import {
  type DraftChange,
  newestPublication,
  readPublication,
  readSiteNow,
  toldChanges,
} from '../queries/site.ts'
import { factProblems } from '../rules/fact-values.ts'
import { differences, type Held, type Item, restoredNow, withoutGoneItems } from '../rules/held.ts'
import { type FactName, isForOwners, isLiveWhenSaved } from '../rules/named-facts.ts'
import type { PublishInput, RestoreInput } from '../schema/site.ts'
import { putDraft } from './put-draft.ts'
import { changeSite, putPublication } from './put-publication.ts'

/**
 * Publishes the draft as it was seen, and returns the publication's number. `changed_meanwhile` if it has changed since,
 * `validation_failed` by the names of facts that don't go together.
 */
export async function publishSite(by: Publisher, { seen }: PublishInput): Promise<number> {
  return changeSite(async (tx) => putPublication(tx, by, await draftAsSeen(tx, by, seen)))
}

/**
 * Returns what guests would see if the draft were published, if it's still as it was seen. `changed_meanwhile` with the `changes`
 * that there are if it isn't, `validation_failed` by the names of facts that don't go together.
 */
export async function draftAsSeen(tx: Tx, by: Staff, seen: number[]): Promise<Held> {
  const site = await readSiteNow(tx)
  const known = new Set(seen)
  const unseen = site.draft.filter(({ id }) => !known.has(id))
  if (unseen.length > 0 || site.draft.length !== known.size) {
    const changes = toldChanges(site, await shippedWords())
    throw new Refusal('changed_meanwhile', { message: unseenWords(by, unseen), data: { changes } })
  }
  const held = withoutGoneItems(site.wanted)
  requireNoErrors(factProblems(held.facts))
  return held
}

function unseenWords(by: Staff, unseen: DraftChange[]): string {
  const [first] = unseen
  const who = !first ? 'A colleague' : first.by === by.email ? 'You' : first.by
  const count = unseen.length === 1 ? '1 more thing' : `${unseen.length} more things`
  return `${who} changed ${first ? count : 'something'} in the meantime. Please look at the changes again.`
}

/**
 * Publishes again what an earlier publication had, and returns the new number. Whether the farm is open for guests doesn't change. What differs from it in the draft stays there, and,
 * to `keep` what guests have seen until now, that too. `not_found`; `changed_meanwhile` if that's another publication than the one that
 * was seen; `forbidden` if its details of money are others than guests see, unless by an owner; `validation_failed` if a rule has come since that it breaks.
 */
export async function restorePublication(
  by: Publisher,
  number: number,
  { seen, keep }: RestoreInput,
): Promise<number> {
  return changeSite(async (tx) => {
    const newest = await newestPublication(tx)
    const held = restoredNow((await readPublication(tx, number)).held, newest.held)
    if (newest.number !== seen) {
      const message = `${newest.by ?? 'A colleague'} published something in the meantime. Please look again.`
      throw new Refusal('changed_meanwhile', { message })
    }
    if (!may(by, 'owner') && differences(newest.held, held).some(isOwners)) {
      const message = 'That publication has other UPI, bank or GST details. Please ask an owner.'
      throw new Refusal('forbidden', { message })
    }
    requireNoErrors(factProblems(held.facts))
    const restored = await putPublication(tx, by, held, number)
    if (keep) await keepAsDraft(tx, by, held, newest.held)
    return restored
  })
}

const isOwners = ({ kind, name }: Item) => kind === 'fact' && isForOwners(name as FactName)

/** Puts into the draft what guests have seen until now. What's in the draft already is newer. */
async function keepAsDraft(tx: Tx, by: Staff, published: Held, before: Held): Promise<void> {
  const { draft, ...site } = await readSiteNow(tx)
  const isLiveFact = ({ kind, name }: Item) =>
    kind === 'fact' && isLiveWhenSaved(name as FactName, published.facts.open)
  const kept = differences(published, before).filter(
    (one) =>
      !isLiveFact(one) && draft.every(({ kind, name }) => kind !== one.kind || name !== one.name),
  )
  for (const kind of ['fact', 'words', 'list', 'picture'] as const) {
    const changes = kept
      .filter((one) => one.kind === kind)
      .map(({ name, after }) => ({ kind, name, value: after }))
    await putDraft(tx, by, site, kind, changes)
  }
}
