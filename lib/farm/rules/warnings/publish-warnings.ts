import type { Locale } from '../../../i18n/languages.ts'
import { property as sample } from '../../../property.ts'
import type { SiteWarning } from '../../schema/site.ts'
import type { Change, Held } from '../held.ts'
import { entriesIn, kindOf, type ListName, listNames, nameKey, shippedLists } from '../lists.ts'
import { pagesOf } from '../places.ts'
import { siteLanguages } from '../site-languages.ts'
import { altKey, slotOfAlt } from '../slots.ts'
import { slotName } from '../told-differences.ts'
import { englishAt, ownAt, type Shipped, stateAt } from '../words.ts'
import { deniedBy, falseClaims } from './claims.ts'
import type { KnownRoom } from './had-claims.ts'
import { finds, sentencesOf, wordsOf } from './sentences.ts'
import { holdersOf } from './typed-figures.ts'

/** What would be published, instead of what guests see. */
type Drafted = {
  published: Held
  wanted: Held
  changes: readonly Change[]
  shipped: Shipped
  /** The rooms on the site. */
  rooms: readonly KnownRoom[]
}

/**
 * Returns what staff should look at before they publish: own words with a figure that a fact holds, or that say otherwise than a fact
 * or than what the farm has; pictures without a description; languages that a change of the English has left behind; on a farm of its
 * own, words that still name the sample's places. None of it has to be changed.
 */
export function publishWarnings(drafted: Drafted): SiteWarning[] {
  const claims = falseClaims({ ...drafted.wanted, rooms: drafted.rooms })
  return [
    ...languageWarnings(drafted),
    ...pictureWarnings(drafted),
    ...wordsWarnings(drafted, [...claims.facts, ...claims.had]),
    ...sampleClaims(drafted, claims.had),
  ]
}

function languageWarnings({ wanted, changes, shipped }: Drafted): SiteWarning[] {
  const changed = changes.flatMap(({ kind, name }) =>
    kind === 'words' && name.startsWith('en/') ? [name.slice('en/'.length)] : [],
  )
  const isPictured = (key: string) =>
    slotOfAlt(key) !== null && wanted.pictures[slotOfAlt(key) ?? '']
  return changed.flatMap((key) =>
    siteLanguages(wanted.facts).flatMap((locale): SiteWarning[] => {
      const state = stateAt(wanted.words, shipped, { locale, key }, wanted.pictures)
      const isBehind = state === 'outdated' || state === 'missing'
      return isBehind && pagesOf(key).length > 0 && !isPictured(key)
        ? [{ kind: 'language', key, locale, state }]
        : []
    }),
  )
}

/** The farm's own pictures that people who don't see them hear nothing of, in some languages; one with a text beside it needs none. */
function pictureWarnings({ wanted, shipped }: Drafted): SiteWarning[] {
  const { words, pictures, facts } = wanted
  return Object.keys(pictures).flatMap((slot) => {
    const key = altKey(slot)
    if (englishAt(words, shipped, key) === null) return []
    const name = slotName(slot, { shipped, words })
    return siteLanguages(facts).flatMap((locale): SiteWarning[] => {
      const state = stateAt(words, shipped, { locale, key }, pictures)
      const isDescribed = state === 'yours' || state === 'standard'
      return isDescribed ? [] : [{ kind: 'picture', key, locale, words: name }]
    })
  })
}

type Claims = Parameters<typeof deniedBy>[2]

function wordsWarnings(drafted: Drafted, claims: Claims): SiteWarning[] {
  const { wanted } = drafted
  return siteLanguages(wanted.facts).flatMap((locale) => {
    const ofSample = sampleIn(drafted, locale)
    return Object.entries(wanted.words[locale] ?? {}).flatMap(([key, { text }]) =>
      text === null || pagesOf(key).length === 0
        ? []
        : warningsOf({ key, locale, text, ofSample }, drafted, claims),
    )
  })
}

type Place = { key: string; locale: Locale; text: string; ofSample: RegExp | null }

function warningsOf(
  { text, ofSample, ...place }: Place,
  drafted: Drafted,
  claims: Claims,
): SiteWarning[] {
  const facts = [drafted.wanted.facts, drafted.published.facts]
  return sentencesOf(text).flatMap((words): SiteWarning[] => {
    const { locale } = place
    const denied = deniedBy(words, locale, claims)
    const typed = holdersOf({ ...place, text: words, facts }).filter(
      (holder) => !denied.some((fact) => fact === holder),
    )
    const told = { ...place, words }
    return [
      ...denied.map((fact): SiteWarning => ({ ...told, kind: 'claim', fact })),
      ...typed.map((fact): SiteWarning => ({ ...told, kind: 'figure', fact })),
      ...(ofSample?.test(words) ? [{ ...told, kind: 'sample' } as const] : []),
    ]
  })
}

/**
 * Shipped sentences of the sample that say otherwise than what it has, in English: the other languages say the same. Those about
 * facts follow them.
 */
function sampleClaims({ wanted, shipped }: Drafted, claims: Claims): SiteWarning[] {
  if (!wanted.facts.demo || claims.length === 0) return []
  const hidden = hiddenItems(wanted)
  const read = [...shipped.en].filter(
    ([key]) =>
      pagesOf(key).length > 0 &&
      !ownAt(wanted.words, { locale: 'en', key }) &&
      !hidden.some((of) => key.startsWith(of)),
  )
  return read.flatMap(([key, text]) =>
    sentencesOf(text).flatMap((words) =>
      deniedBy(words, 'en', claims).map(
        (fact): SiteWarning => ({ kind: 'claim', key, locale: 'en', words, fact }),
      ),
    ),
  )
}

/** The beginnings of the keys of shipped items that no list shows. Pictures are on other pages as well. */
function hiddenItems({ lists, facts }: Held): string[] {
  const drawn = kindOf('dishes').at
  const keysIn = (list: ListName, ids: readonly string[]) =>
    ids.map((id) => `${kindOf(list).at}.${id}.`)
  const shown = listNames.flatMap((list) =>
    keysIn(
      list,
      entriesIn({ lists, facts }, list).flatMap(({ id, hidden }) => (hidden ? [] : [id])),
    ),
  )
  const all = listNames.flatMap((list) => keysIn(list, shippedLists[list]))
  return all.filter((of) => !shown.includes(of) && !of.startsWith(`${drawn}.`))
}

/** Returns what finds the names of the sample and of its places in words of a farm that isn't it and doesn't show them. */
function sampleIn({ wanted, shipped }: Drafted, locale: Locale): RegExp | null {
  const { facts, lists } = wanted
  if (facts.demo) return null
  const nearby = listNames.filter((list) => list.startsWith('nearby.'))
  const places = nearby.flatMap((list) => {
    // Such a farm shows no list that it hasn't changed.
    const entries = (lists[list] ?? []).filter(({ hidden }) => !hidden)
    const isShown = new Set(entries.map(({ id }) => id))
    return shippedLists[list].filter((id) => !isShown.has(id)).map((id) => nameKey(list, id))
  })
  const names = [
    ...places.flatMap((key) => shipped[locale].get(key) ?? []),
    ...(facts.brand === sample.brand ? [] : [sample.brand]),
  ]
  const pattern = names.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '.')).join('|')
  return pattern ? finds(wordsOf(locale, pattern)) : null
}
