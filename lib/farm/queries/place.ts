import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Locale } from '../../i18n/languages.ts'
import { Refusal } from '../../shared/refusal.ts'
import { argumentsOf } from '../rules/own-words.ts'
import { pagesOf } from '../rules/places.ts'
import { englishAt, nameOf, ownAt, type Shipped, stateAt, textAt } from '../rules/words.ts'
import type { PlaceArgument, PlaceWords, WordsOfLanguage } from '../schema/words.ts'
import { shippedWords } from './shipped-words.ts'
import { readSiteNow, type SiteNow } from './site.ts'

/** Returns the farm's facts as the messages of a language name them. */
export type FactsIn = (locale: Locale) => Record<string, string | number>

/** Returns the words of a place in all languages. `not_found`. `_by`: only staff may ask. */
export async function readPlace(_by: Staff, key: string, factsIn: FactsIn): Promise<PlaceWords> {
  const shipped = await shippedWords()
  const now = await readSiteNow(prisma())
  if (englishAt(now.wanted.words, shipped, key) === null) throw new Refusal('not_found')
  return wordsOfPlace(key, { ...now, shipped }, factsIn)
}

/** Returns the words of a place that there is, in all languages. */
export function wordsOfPlace(key: string, read: Read, factsIn: FactsIn): PlaceWords {
  const { wanted, shipped } = read
  const english = englishAt(wanted.words, shipped, key) ?? ''
  const locales = Object.keys(shipped) as Locale[]
  const languages = locales.map((locale) => [locale, wordsIn({ locale, key }, read)] as const)
  return {
    key,
    pages: pagesOf(key),
    args: argumentsIn({ key, english }, shipped, factsIn),
    languages: Object.fromEntries(languages) as PlaceWords['languages'],
  }
}

export type Read = SiteNow & { shipped: Shipped }

function wordsIn(
  place: { locale: Locale; key: string },
  { published, draft, wanted: { words, pictures }, shipped }: Read,
): WordsOfLanguage {
  const change = draft.find(({ kind, name }) => kind === 'words' && name === nameOf(place))
  const own = ownAt(words, place)
  const isTypo = place.locale === 'en' && own && own.english !== own.text
  return {
    shipped: shipped[place.locale].get(place.key) ?? null,
    text: textAt(words, shipped, place),
    published: textAt(published.words, shipped, place),
    state: change ? 'draft' : stateAt(words, shipped, place, pictures),
    ...(change && isTypo && { typo: true }),
    ...(change && { by: change.by, at: change.at }),
  }
}

function argumentsIn(
  { key, english }: { key: string; english: string },
  shipped: Shipped,
  factsIn: FactsIn,
): PlaceArgument[] {
  const locales = Object.keys(shipped) as Locale[]
  const all = locales.flatMap((locale) =>
    argumentsOf({ english, shipped: shipped[locale].get(key) ?? null }),
  )
  const names = new Map(all.map((argument) => [argument.name, argument]))
  return [...names.values()].map((argument) => {
    const samples = locales.flatMap((locale) => {
      const { [argument.name]: value } = factsIn(locale)
      return value === undefined ? [] : [[locale, String(value)]]
    })
    return { ...argument, samples: Object.fromEntries(samples) }
  })
}
