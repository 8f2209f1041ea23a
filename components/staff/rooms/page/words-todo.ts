import { siteLanguages } from '#lib/farm/rules/site-languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { languageMark, type Mark } from '#lib/rooms/rules/translations.ts'
import { otherLanguages } from '#lib/rooms/schema/words.ts'
import { listed } from '../../kit/words.ts'

const t = staffWords('rooms')

/** Returns in which languages of the site words are out of date or missing; empty if in none. */
export function todoWords(room: Parameters<typeof languageMark>[1]): string {
  const among = (mark: Mark) =>
    otherLanguages.filter(
      (locale) => siteLanguages().includes(locale) && languageMark(locale, room) === mark,
    )
  const named = (locales: (typeof otherLanguages)[number][]) =>
    listed(locales.map((locale) => t(`words.in.${locale}`)))
  const [missing, outdated] = [among('missing'), among('outdated')]
  return [
    missing.length > 0 && t('words.missing', { languages: named(missing) }),
    outdated.length > 0 && t('words.outdated', { languages: named(outdated) }),
  ]
    .filter(Boolean)
    .join(', ')
}
