import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Locale } from '../../i18n/languages.ts'
import { siteLanguages } from '../rules/site-languages.ts'
import { ownAt, type PlaceIn, type Shipped, stateAt, writtenFor } from '../rules/words.ts'
import { shippedOn, wordsPlaces } from '../rules/words-places.ts'
import type { LanguageState, OtherLocale, Review, ReviewQuery } from '../schema/languages.ts'
import { type FactsIn, type Read, wordsOfPlace } from './place.ts'
import { shippedWords } from './shipped-words.ts'
import { readSiteNow } from './site.ts'

/**
 * Returns how many places of each language are the farm's own, standard, out of date or missing, as if the draft were published, and
 * whether guests can read the site in it. `_by`: only staff may ask.
 */
export async function languagesState(_by: Staff): Promise<LanguageState[]> {
  const all = await read()
  const locales = Object.keys(all.shown) as Locale[]
  return locales.map((locale) => stateOf(locale, all))
}

/** Returns what is to be reviewed in a language, in the order of the messages. `_by`: only staff may ask. */
export async function reviewOf(
  _by: Staff,
  locale: OtherLocale,
  { state: asked, most }: ReviewQuery,
  factsIn: FactsIn,
): Promise<Review> {
  const all = await read()
  const { shown, wanted } = all
  const places = wordsPlaces(wanted, shown).flatMap((key) => {
    const state = wordsState({ locale, key }, all)
    const isAsked = asked === undefined || state === asked
    return isAsked && (state === 'outdated' || state === 'missing') ? [{ key, state }] : []
  })
  return {
    language: stateOf(locale, all),
    places: places.slice(0, most).map(({ key, state }) => {
      const words = wordsOfPlace(key, all, factsIn)
      // The sample's words are no other farm's.
      if (state === 'missing') words.languages[locale].text = null
      return {
        ...words,
        state,
        writtenFor: state === 'outdated' ? writtenFor(wanted.words, shown, { locale, key }) : null,
      }
    }),
  }
}

/** `shown` are the shipped words that go with what would be published. */
type All = Read & { shown: Shipped }

async function read(): Promise<All> {
  const shipped = await shippedWords()
  const now = await readSiteNow(prisma())
  return { ...now, shipped, shown: shippedOn(now.wanted, shipped) }
}

function stateOf(locale: Locale, all: All): LanguageState {
  const { shown, published, wanted } = all
  const counts = { yours: 0, standard: 0, outdated: 0, missing: 0 }
  for (const key of wordsPlaces(wanted, shown)) {
    counts[wordsState({ locale, key }, all)] += 1
  }
  const [isOn, isLive] = [wanted, published].map(({ facts }) =>
    siteLanguages(facts).includes(locale),
  )
  return { locale, isOn: isOn === true, isLive: isLive === true, ...counts }
}

function wordsState(place: PlaceIn, { shown, wanted: { words, pictures } }: All) {
  const state = stateAt(words, shown, place, pictures)
  // What describes another picture has to be written in English first.
  const isEnglishFirst =
    state === 'outdated' &&
    place.locale !== 'en' &&
    stateAt(words, shown, { ...place, locale: 'en' }, pictures) === 'outdated'
  if (!isEnglishFirst) return state
  return ownAt(words, place) ? 'yours' : 'standard'
}
