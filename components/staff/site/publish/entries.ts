import { call } from '#calls/client.ts'
import { ownItemOf, valuesIn } from '#lib/farm/rules/item-kinds.ts'
import type { Entry as ListEntry, NamedEntry } from '#lib/farm/rules/lists.ts'
import { type FactValues, factKey } from '#lib/farm/rules/named-facts.ts'
import { pagesOf } from '#lib/farm/rules/places.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import type { OwnPicture } from '#lib/farm/schema/pictures.ts'
import type { Site, SiteDifference } from '#lib/farm/schema/site.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { listed } from '../../kit/words.ts'
import { readWords } from '../editor/read-words.ts'
import { isIn, type Row, rows } from '../facts/rows.ts'
import { type Difference, differencesOf, labelOf } from '../facts/words.ts'
import { putPictureBack } from '../pictures/put-picture.ts'

const t = staffWords('site')

/** What has changed and belongs together, as people read it. */
export type Entry<Change extends SiteDifference> = {
  id: string
  label: string
  differences: Difference[]
  changes: Change[]
  /** Makes it as it was before, and returns the site as it is then. */
  putBack: () => Promise<Site>
}

/** Returns what has changed: facts by the row that they're in, words by their place, and lists; `known` are the facts that haven't. */
export function entriesOf<Change extends SiteDifference>(
  changes: readonly Change[],
  known: FactValues = {},
): Entry<Change>[] {
  const facts = rows.map((row) => factsEntry(row, changes, known))
  return [
    ...facts.filter(({ differences }) => differences.length > 0),
    ...changes.flatMap(wordsEntry),
    ...changes.flatMap((change) => listEntry(change, changes)),
    ...changes.flatMap(pictureEntry),
  ]
}

/** Returns what has changed of a row. */
export function factsEntry<Change extends SiteDifference>(
  row: Row,
  changes: readonly Change[],
  known: FactValues,
): Entry<Change> {
  const own = changes.filter((change) => isIn(row, change))
  const values = (side: 'before' | 'after'): FactValues => ({
    ...Object.fromEntries(row.facts.map((fact) => [fact, known[fact]])),
    ...Object.fromEntries(own.map((change) => [change.what, change[side]])),
  })
  const [before, after] = [values('before'), values('after')]
  return {
    id: row.name,
    label: labelOf(row.name),
    differences: differencesOf(row, before, after),
    changes: own,
    putBack: () => call('POST site/facts', { json: { ...before, seen: after } }),
  }
}

function wordsEntry<Change extends SiteDifference>(change: Change): Entry<Change>[] {
  if (change.kind !== 'words' || itemWithList(change)) return []
  const { what: key, locale, before, after } = change
  const text = (words: string | null) =>
    words === null ? t('words.missing') : readWords(words, locale)
  return [
    {
      id: `${locale}/${key}`,
      label: placeName({ key, locale }),
      differences: [
        before === after
          ? { label: t('words.correct'), before: null, text: text(after), lang: locale }
          : { label: null, before: text(before), text: text(after), lang: locale },
      ],
      changes: [change],
      putBack: () => call('POST site/words', { json: { key, locale, text: before, seen: after } }),
    },
  ]
}

// The English words of an item that's new, and all words of one that's gone, belong to its list.
const itemWithList = (change: SiteDifference) =>
  change.kind === 'words' &&
  (change.after === null || (change.locale === 'en' && change.before === null))
    ? ownItemOf(change.what)
    : null

function listEntry<Change extends SiteDifference>(
  change: Change,
  changes: readonly Change[],
): Entry<Change>[] {
  if (change.kind !== 'list') return []
  const { what: list, before, after } = change
  const words = (items: NamedEntry[], others: NamedEntry[]) => {
    const shown = items.filter(({ hidden }) => !hidden)
    return shown.length > 0 ? listed(shown.map((item) => wordsOf(item, others))) : t('lists.none')
  }
  const ids = [...before, ...after].map(({ id }) => id)
  return [
    {
      id: list,
      label: t(`lists.names.${factKey(list)}`),
      differences: [{ label: null, before: words(before, after), text: words(after, before) }],
      changes: [change, ...changes.filter((other) => ids.includes(itemWithList(other) ?? ''))],
      putBack: async () => {
        await call('POST site/lists/[list]', {
          params: { list },
          json: { items: before.map(entryOf), seen: after.map(entryOf) },
        })
        return call('GET site')
      },
    },
  ]
}

// An item with other values is told with them.
function wordsOf(item: NamedEntry, others: NamedEntry[]): string {
  const values = (of: NamedEntry) => listed([...valuesIn(of).values()].map(String))
  const other = others.find(({ id }) => id === item.id)
  return other && values(other) !== values(item)
    ? t('lists.withValues', { name: item.name, values: values(item) })
    : item.name
}

function pictureEntry<Change extends SiteDifference>(change: Change): Entry<Change>[] {
  if (change.kind !== 'picture') return []
  const { what: slot, name, before, after } = change
  const isMoved = before !== null && before.hash === after?.hash && before.kind === after.kind
  const text = (picture: OwnPicture | null) => t(`pictures.is.${picture?.kind ?? 'standard'}`)
  return [
    {
      id: `picture:${slot}`,
      label: pictureName(name),
      differences: [
        { label: null, before: text(before), text: isMoved ? t('pictures.is.moved') : text(after) },
      ],
      changes: [change],
      putBack: () => putPictureBack(slot, before, after),
    },
  ]
}

/** Returns what a change of a picture is called. */
export const pictureName = (name: string) => t('pictures.label', { name })

/** Returns what is sent of an item of a list. */
export function entryOf({ id, hidden, ...item }: NamedEntry): ListEntry {
  return { id, ...(hidden && { hidden }), ...Object.fromEntries(valuesIn(item)) }
}

/** Returns where some words are: "About, in French". */
export const placeName = ({ key, locale }: PlaceIn) =>
  t('words.label', { pages: pageNames(key), language: languageName(locale) })

/** Returns the name of a language in English. */
export const languageName = (locale: Locale) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? languages[locale].label

/** Returns where a place is: "Home and Nearby". */
export function pageNames(key: string): string {
  const pages = pagesOf(key)
  if (pages.length > 3) return t('words.everyPage')
  return listed(pages.map((page) => t(`pageNames.${page}`)))
}
