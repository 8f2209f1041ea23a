import type { Room, RoomWords } from '../schema/room.ts'
import { localLanguage, otherLanguages } from '../schema/words.ts'

/** How a text in another language is: right for the English as it is, written for an earlier one, or not written. */
export type Mark = 'yours' | 'outdated' | 'missing'

/** Returns how a room's name is in a language. */
export function nameMark(words: RoomWords | undefined): Mark {
  if (!words?.name) return 'missing'
  return words.named ? 'yours' : 'outdated'
}

/** Returns how a room's description is in a language. */
export function descriptionMark(words: RoomWords | undefined): Mark {
  if (!words?.description) return 'missing'
  return words.current ? 'yours' : 'outdated'
}

type Written = Pick<Room, 'description' | 'words'>

/** Returns how a room's words are in a language, by the text that most needs work. Only what's written in English is missing. */
export function languageMark(locale: string, { description, words }: Written): Mark {
  const isNamedOnly = locale === localLanguage || description === ''
  const marks = [nameMark(words[locale]), ...(isNamedOnly ? [] : [descriptionMark(words[locale])])]
  if (marks.includes('missing')) return 'missing'
  return marks.includes('outdated') ? 'outdated' : 'yours'
}

/** Returns true if a room is written in all languages of the site, for the English as it is. */
export function isTranslated(room: Written): boolean {
  return otherLanguages.every((locale) => languageMark(locale, room) === 'yours')
}
