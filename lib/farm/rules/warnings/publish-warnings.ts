import type { Locale } from '../../../i18n/languages.ts'
import { property as sample } from '../../../property.ts'
import type { SiteWarning } from '../../schema/site.ts'
import type { Change, Held } from '../held.ts'
import { listNames, nameKey, shippedLists } from '../lists.ts'
import { pagesOf } from '../places.ts'
import { siteLanguages } from '../site-languages.ts'
import { type Shipped, stateAt } from '../words.ts'
import { deniedBy } from './claims.ts'
import { finds, sentencesOf, wordsOf } from './sentences.ts'
import { holdersOf } from './typed-figures.ts'

/** What would be published, instead of what guests see. */
type Drafted = {
  published: Held
  wanted: Held
  changes: readonly Change[]
  shipped: Shipped
}

/**
 * Returns what staff should look at before they publish: own words with a figure that a fact holds, or that say otherwise than a fact;
 * languages that a change of the English has left behind; on a farm of its own, words that still name the sample's places. None of
 * it has to be changed.
 */
export function publishWarnings(drafted: Drafted): SiteWarning[] {
  return [...languageWarnings(drafted), ...wordsWarnings(drafted)]
}

function languageWarnings({ wanted, changes, shipped }: Drafted): SiteWarning[] {
  const changed = changes.flatMap(({ kind, name }) =>
    kind === 'words' && name.startsWith('en/') ? [name.slice('en/'.length)] : [],
  )
  return changed.flatMap((key) =>
    siteLanguages(wanted.facts).flatMap((locale): SiteWarning[] => {
      const state = stateAt(wanted.words, shipped, { locale, key }, wanted.pictures)
      const isBehind = state === 'outdated' || state === 'missing'
      return isBehind && pagesOf(key).length > 0 ? [{ kind: 'language', key, locale, state }] : []
    }),
  )
}

function wordsWarnings(drafted: Drafted): SiteWarning[] {
  const { wanted } = drafted
  return siteLanguages(wanted.facts).flatMap((locale) => {
    const ofSample = sampleIn(drafted, locale)
    return Object.entries(wanted.words[locale] ?? {}).flatMap(([key, { text }]) =>
      text === null || pagesOf(key).length === 0
        ? []
        : warningsOf({ key, locale, text, ofSample }, drafted),
    )
  })
}

type Place = { key: string; locale: Locale; text: string; ofSample: RegExp | null }

function warningsOf({ text, ofSample, ...place }: Place, drafted: Drafted): SiteWarning[] {
  const facts = [drafted.wanted.facts, drafted.published.facts]
  return sentencesOf(text).flatMap((words): SiteWarning[] => {
    const { locale } = place
    const denied = deniedBy(words, locale, drafted.wanted.facts)
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
