import type { Photograph } from '../../pictures/rules.ts'
import { property as sample } from '../../property.ts'
import { processWide } from '../../shared/process-wide.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Facts } from '../schema/facts.ts'
import type { Pictures } from '../schema/pictures.ts'
import type { Words } from '../schema/words.ts'
import type { Lists } from './lists.ts'

/** The photographs that pictures of the farm's own name, by their hashes. */
export type Photos = { readonly [hash: string]: Photograph }

/** What the farm has published: its facts, the words, lists and pictures that staff have changed, and the number of the publication. */
export type Published = {
  number: number
  facts: Facts
  words: Words
  lists: Lists
  pictures: Pictures
  photos: Photos
  /** When staff last changed what the terms say. */
  termsAt?: Date | null
}

/** What staff would publish, and the keys of the places that its pages mark, in the order by which marks number them. */
export type Draft = Published & { places: readonly string[] }

/** The element of every page that holds the facts that it was made with. */
export const factsId = 'farm'

// Until a process has read the database, and in a build, which has none, the farm is the sample. Browsers get finished words.
const known = () =>
  processWide('farm', (): { now: Published; draft?: () => Draft | undefined } => ({
    now: {
      number: 0,
      facts: typeof window === 'undefined' ? sample : factsOfPage(),
      words: {},
      lists: {},
      pictures: {},
      photos: {},
    },
  }))

function factsOfPage(): Facts {
  return JSON.parse(document.getElementById(factsId)?.textContent ?? '')
}

/**
 * Returns the farm's facts: in a process those that are published now, in a browser those that the page was made with. Don't keep
 * what this returns beyond one request or render: it changes while the process runs.
 */
export function farm(): Facts {
  return shown().facts
}

const shown = (): Published => draftNow() ?? known().now

/** Returns the draft, while this process makes a page of it for staff. */
export function draftNow(): Draft | undefined {
  return known().draft?.()
}

/** Returns true if guests see the site. Staff see it in the editor all the same, before it opens. */
export function isSiteShown(): boolean {
  return farm().open || draftNow() !== undefined
}

/** Refuses what books a stay while the farm isn't open for guests: `not_open`. */
export function requireOpen(): void {
  if (!farm().open) throw new Refusal('not_open')
}

/** Says how {@link draftNow} knows what the page is made of that's being made. */
export function setDraft(draft: () => Draft | undefined): void {
  known().draft = draft
}

/** Returns the words that staff have written and published. Don't keep them either. */
export function publishedWords(): Words {
  return shown().words
}

/** Returns the lists that staff have changed and published. Don't keep them either. */
export function publishedLists(): Lists {
  return shown().lists
}

/** Returns the pictures of the farm's own that are published, and their photographs. Don't keep them either. */
export function publishedPictures(): Pick<Published, 'pictures' | 'photos'> {
  return shown()
}

/** Returns when staff last changed what the terms say; null if they haven't. Don't keep it either. */
export function termsChangedAt(): Date | null {
  return shown().termsAt ?? null
}

/** Returns the number of the publication whose facts {@link farm} returns in this process. */
export function publicationNow(): number {
  return known().now.number
}

/** Makes {@link farm} return other facts in a browser, which knows no number. */
export function setFacts(facts: Facts): void {
  known().now = { ...known().now, facts }
}

/** Makes {@link farm}, {@link publishedWords} and {@link publishedLists} return others, in this process. */
export function setFarm(published: Published): void {
  known().now = published
}
