import { randomUUID } from 'node:crypto'
import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { type DraftChange, newestPublication, readDraft } from '../queries/site.ts'
import { type Change, type Held, isSame, withChanges } from '../rules/held.ts'
import {
  type Entry,
  entriesIn,
  keptEntries,
  type ListName,
  listProblem,
  placeTexts,
  takesOwn,
} from '../rules/lists.ts'
import { wordsProblem } from '../rules/own-words.ts'
import { nameOf } from '../rules/words.ts'
import type { ListChange, OwnPlace } from '../schema/lists.ts'
import { putDraft } from './put-draft.ts'
import { changeSite } from './put-publication.ts'

/**
 * Changes what a list shows, and in which order, in the draft. `changed_meanwhile` if the list isn't as it was seen,
 * `validation_failed` for an item that it doesn't have, and for one that it must show.
 */
export async function saveList(
  by: Staff,
  list: ListName,
  { items, seen }: ListChange,
): Promise<void> {
  await changeSite(async (tx) => {
    const { published, draft, entries } = await read(tx, list)
    const before = entriesIn(published.lists, list)
    const problem = listProblem(list, items, [...before, ...entries])
    requireNoErrors(problem ? { items: problem } : {})
    if (!isSame(entries, seen)) {
      const by = draft.find(({ kind, name }) => kind === 'list' && name === list)?.by
      throw new Refusal('changed_meanwhile', {
        message: `${by ?? 'A colleague'} changed this list in the meantime.`,
      })
    }
    await putDraft(tx, by, { published, draft }, 'list', [change(list, items)])
    await dropWords(tx, without(entries, [...items, ...before]))
  })
}

const without = (entries: readonly Entry[], others: readonly Entry[]) =>
  entries.filter(({ id }) => others.every((other) => other.id !== id))

// The words of a place that was added and removed before it was published belong to nothing.
async function dropWords(tx: Tx, removed: Entry[]): Promise<void> {
  for (const { id } of removed.filter(({ minutes }) => minutes !== undefined)) {
    await tx.siteChange.deleteMany({
      where: { kind: 'words', name: { contains: `/nearby.${id}.` } },
    })
  }
}

/** Adds a place of the farm's own to a list of places nearby, with its English words, to the draft. Returns its id. */
export async function addPlace(
  by: Staff,
  list: ListName,
  { minutes, ...texts }: OwnPlace,
): Promise<string> {
  if (!takesOwn(list)) throw new Refusal('not_found')
  requireNoErrors(textProblems(texts))
  const id = `own${randomUUID().slice(0, 8)}`
  await changeSite(async (tx) => {
    const { published, draft, entries } = await read(tx, list)
    const words = placeTexts.map((text): Change => {
      const name = nameOf({ locale: 'en', key: `nearby.${id}.${text}` })
      return { kind: 'words', name, value: { text: texts[text], english: texts[text] } }
    })
    await putDraft(tx, by, { published, draft }, 'words', words)
    await putDraft(tx, by, { published, draft }, 'list', [
      change(list, [...entries, { id, minutes }]),
    ])
  })
  return id
}

type Read = { published: Held; draft: DraftChange[]; entries: readonly Entry[] }

async function read(tx: Tx, list: ListName): Promise<Read> {
  const { held: published } = await newestPublication(tx)
  const draft = await readDraft(tx)
  const { lists } = withChanges(published, draft)
  return { published, draft, entries: entriesIn(lists, list) }
}

const change = (list: ListName, entries: readonly Entry[]): Change => ({
  kind: 'list',
  name: list,
  value: keptEntries(list, entries),
})

function textProblems(texts: Omit<OwnPlace, 'minutes'>): Record<string, string> {
  const problems = placeTexts.map((text) => [
    text,
    wordsProblem(texts[text], { english: '', shipped: null }),
  ])
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}
