import { type Locale, languages } from '../../i18n/languages.ts'
import type { Facts } from '../schema/facts.ts'
import { farm } from './farm.ts'

const all = Object.keys(languages) as Locale[]

/** Returns the languages that guests can read the site in: English, and those that staff haven't switched off. */
export function siteLanguages({ languages: on }: Pick<Facts, 'languages'> = farm()): Locale[] {
  return all.filter((locale) => locale === 'en' || on[locale])
}
