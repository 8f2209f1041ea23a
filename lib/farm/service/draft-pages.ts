import { AsyncLocalStorage } from 'node:async_hooks'
import type { Staff } from '../../auth/schema.ts'
import { processWide } from '../../shared/process-wide.ts'
import { Refusal } from '../../shared/refusal.ts'
import { requirePreview } from '../queries/preview.ts'
import { shippedWords } from '../queries/shipped-words.ts'
import { readDrafted } from '../queries/site.ts'
import { type Draft, setDraft } from '../rules/farm.ts'
import { ownItemOf } from '../rules/item-kinds.ts'
import { factMarks } from '../rules/named-arguments.ts'
import { isSample } from '../rules/places.ts'

/** Makes a page as it would be if this were published, with marks; null if there's no such page. */
export type MakeDraftPage = (path: string, draft: Draft) => Promise<string | null>

const shared = () =>
  processWide('draft pages', () => ({
    shown: new AsyncLocalStorage<Draft>(),
    make: null as MakeDraftPage | null,
  }))

/** Says how this process makes the pages of a draft. */
export function openDraftPages(make: MakeDraftPage): void {
  shared().make = make
  setDraft(() => shared().shown.getStore())
}

/** Does some work for which the farm is as in a draft, whatever else the process does meanwhile. */
export function withDraft<T>(draft: Draft, work: () => T): T {
  return shared().shown.run(draft, work)
}

/**
 * Returns a page of the guests as it would be if the draft were published, with marks around the words of its places and the facts
 * in them, whose keys go with it, and those of the examples: words of the sample that only staff see. Without marks, words that guests
 * wouldn't see aren't on it either. `_by`: only staff may ask. `not_found`, `not_ready`.
 */
export async function draftPage(
  _by: Staff,
  { path, marks }: { path: string; marks?: 'none' | undefined },
): Promise<{ html: string; places: readonly string[]; examples: readonly string[] }> {
  const drafted = await readDrafted()
  if (marks === 'none') {
    return { html: await pageOf(path, { ...drafted, places: [] }), places: [], examples: [] }
  }
  const own = drafted.words.en ?? {}
  const ofItems = Object.keys(own).filter((key) => ownItemOf(key) !== null)
  const places = [...(await shippedWords()).en.keys(), ...ofItems, ...factMarks]
  const examples = places.filter((key) => !drafted.facts.demo && isSample(key) && !own[key]?.text)
  return { html: await pageOf(path, { ...drafted, places }), places, examples }
}

/**
 * Returns the same page without marks to anybody who has the secret of a link to the draft. `not_found` for no such link or page, and for
 * a link that has ended.
 */
export async function previewedPage(
  secret: string,
  path: string,
  now = new Date(),
): Promise<string> {
  await requirePreview(secret, now)
  return pageOf(path, { ...(await readDrafted()), places: [] })
}

async function pageOf(path: string, draft: Draft): Promise<string> {
  const { make } = shared()
  if (!make) throw new Refusal('not_ready')
  const html = await make(path, draft)
  if (html === null) throw new Refusal('not_found')
  return html
}
