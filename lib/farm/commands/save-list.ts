import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { allChanges, readSiteNow, type SiteNow } from '../queries/site.ts'
import { isSame, withChanges } from '../rules/held.ts'
import { hasTexts } from '../rules/item-kinds.ts'
import { entriesIn, kindOf, type ListName, listProblem, ownIdsIn } from '../rules/lists.ts'
import type { ListChange } from '../schema/lists.ts'
import { putDraft } from './put-draft.ts'
import { changeSite } from './put-publication.ts'
import { listChangeOf } from './save-item.ts'

/**
 * Changes what a list shows, and in which order, in the draft. `changed_meanwhile` if the list isn't as it was seen,
 * `validation_failed` for an item that it can't have, and for one that it must show.
 */
export async function saveList(
  by: Staff,
  list: ListName,
  { items, seen }: ListChange,
): Promise<void> {
  await changeSite(async (tx) => {
    const site = await readSiteNow(tx)
    const { draft, wanted } = site
    const isItem = await itemsOf(tx, site, list)
    const problem = listProblem(list, items, isItem)
    requireNoErrors(problem ? { items: problem } : {})
    if (!isSame(entriesIn(wanted, list), seen)) {
      const by = draft.find(({ kind, name }) => kind === 'list' && name === list)?.by
      throw new Refusal('changed_meanwhile', {
        message: `${by ?? 'A colleague'} changed this list in the meantime.`,
      })
    }
    await putDraft(tx, by, site, 'list', [listChangeOf(wanted.facts, list, items)])
  })
}

// One that was removed may come back as long as its words are there, which is until the next publication.
async function itemsOf(
  tx: Tx,
  { published }: SiteNow,
  list: ListName,
): Promise<(id: string) => boolean> {
  const { words, lists } = withChanges(published, await allChanges(tx))
  const { [list]: _, ...others } = lists
  const elsewhere = ownIdsIn(others)
  const has = (key: string) => Boolean(words.en?.[key]?.text)
  return (id) => !elsewhere.has(id) && hasTexts(kindOf(list), id, has)
}
