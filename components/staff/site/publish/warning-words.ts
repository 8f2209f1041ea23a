import type { Had } from '#lib/farm/rules/warnings/had-claims.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import type { Site, SiteWarning } from '#lib/farm/schema/site.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { listed } from '../../kit/words.ts'
import { drafted, rows } from '../facts/rows.ts'
import { labelOf, linesOf } from '../facts/words.ts'
import { languageName, pageNames, placeName } from './entries.ts'

const t = staffWords('site')

/** A warning, or several about the languages of a place, as staff read it. */
export type Hint = {
  id: string
  kind: SiteWarning['kind']
  place: PlaceIn
  /** The sentence that it's about. */
  words: string
  /** Where that is. */
  at: string
  /** What's said about it. */
  more: readonly string[]
}

/** Returns the warnings of a site as staff read them. */
export function hintsOf(site: Site): Hint[] {
  const behind = site.warnings.filter((warning) => warning.kind === 'language')
  const keys = [...new Set(behind.map(({ key }) => key))]
  return [
    ...site.warnings.flatMap((warning, at) =>
      isOfWords(warning) ? [hintOf(warning, at, site)] : [],
    ),
    ...pictureHints(site.warnings.filter((warning) => warning.kind === 'picture')),
    ...keys.map((key) =>
      languagesHint(
        key,
        behind.filter((warning) => warning.key === key),
        site,
      ),
    ),
  ]
}

type OfPicture = Extract<SiteWarning, { kind: 'picture' }>
type OfWords = Exclude<SiteWarning, OfLanguage | OfPicture>
type OfLanguage = Extract<SiteWarning, { kind: 'language' }>

function isOfWords(warning: SiteWarning): warning is OfWords {
  return warning.kind !== 'language' && warning.kind !== 'picture'
}

/** Returns a hint for each picture, with the languages in which it has no description. */
function pictureHints(bare: readonly OfPicture[]): Hint[] {
  return [...Map.groupBy(bare, ({ key }) => key)].map(([key, warnings]) => {
    const [first] = warnings
    const names = warnings.map(({ locale }) => languageName(locale))
    return {
      id: `picture:${key}`,
      kind: 'picture',
      place: { key, locale: first?.locale ?? 'en' },
      words: first?.words ?? '',
      at: pageNames(key),
      more: [t('warnings.behind.missing', { languages: listed(names) })],
    }
  })
}

function hintOf(warning: OfWords, at: number, site: Site): Hint {
  const { kind, key, locale, words } = warning
  return {
    id: `${kind} ${at}`,
    kind,
    place: { key, locale },
    words: shortened(words),
    at: placeName({ key, locale }),
    more: warning.kind === 'sample' ? [] : [factWords(warning.fact, site)],
  }
}

/** What is no fact. */
type Unnamed = 'prices' | Had

/** Returns what a fact is: "Check-in is 1 pm to 6 pm." */
function factWords(fact: Exclude<OfWords, { kind: 'sample' }>['fact'], site: Site): string {
  const row = rows.find(({ facts }) => facts.some((name) => name === fact))
  if (!row) return t(`warnings.held.${fact as Unnamed}`)
  const value = linesOf(row, drafted(row, site)).map(({ text }) => text)
  return t('warnings.typed', { name: labelOf(row.name), value: listed(value) })
}

function languagesHint(key: string, behind: readonly OfLanguage[], site: Site): Hint {
  const states = (['outdated', 'missing'] as const).flatMap((state) => {
    const locales = behind.filter((warning) => warning.state === state)
    const languages = listed(locales.map(({ locale }) => languageName(locale)))
    return locales.length > 0 ? [t(`warnings.behind.${state}`, { languages })] : []
  })
  const english = site.changes.find(
    (change) => change.kind === 'words' && change.what === key && change.locale === 'en',
  )
  const words = english?.kind === 'words' ? (english.after ?? '') : ''
  return {
    id: `language:${key}`,
    kind: 'language',
    place: { key, locale: (behind[0]?.locale ?? 'en') as Locale },
    words: shortened(words),
    at: pageNames(key),
    more: [listed(states)],
  }
}

const mostLetters = 60

/** The first words of a sentence, with the names of its facts. */
function shortened(text: string): string {
  const words = text.replace(/<\/?\w+>/g, '').replace(/\{(\w+)[^}]*\}+/g, '…')
  if (words.length <= mostLetters) return words
  return `${words.slice(0, mostLetters).replace(/\s+\S*$/, '')}…`
}
