import { z } from 'zod'
import { defaultLocale, type Locale, languages } from '../../i18n/languages.ts'
import { Refusal } from '../../shared/refusal.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import type { PlaceWords } from './words.ts'

/** A language besides English. */
export type OtherLocale = Exclude<Locale, 'en'>

/** Returns true for the code of a language besides English. */
export function isOtherLocale(code: string): code is OtherLocale {
  return Object.hasOwn(languages, code) && code !== defaultLocale
}

/** A language besides English by its code in an address; `not_found`. */
export function languageNamed(code: string): OtherLocale {
  if (!isOtherLocale(code)) throw new Refusal('not_found')
  return code
}

/** How many places of a language are so. */
export type LanguageCounts = { yours: number; standard: number; outdated: number; missing: number }

/** A language as it would be if the draft were published; `isLive` if guests can read the site in it now. */
export type LanguageState = LanguageCounts & { locale: Locale; isOn: boolean; isLive: boolean }

/** Which places to review, and how many at most. */
export const reviewQuery = z.object({
  state: z.enum(['outdated', 'missing'], 'Choose outdated or missing.').optional(),
  most: wholeNumber(1, 1000, 'Enter a whole number from 1 to 1000.').default(20),
})
export type ReviewQuery = z.infer<typeof reviewQuery>

/** A place whose words in a language aren't right any more: `writtenFor` is the English that they were written for. */
export type ToReview = PlaceWords & { state: 'outdated' | 'missing'; writtenFor: string | null }

/** The places to review in a language: how many there are of each state, and the first of those that were asked for. */
export type Review = { language: LanguageState; places: ToReview[] }
