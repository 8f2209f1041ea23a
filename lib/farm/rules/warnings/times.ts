import type { Locale } from '../../../i18n/languages.ts'
import { numberOf, numberPattern } from './number-words.ts'
import { finds, wordsOf } from './sentences.ts'

/** Parts of a day as languages add them to an hour, and how many hours they add to one before noon. */
const halves: Record<Locale, readonly (readonly [adds: number, words: string])[]> = {
  en: [
    [0, 'am|in the morning'],
    [12, 'pm|in the afternoon|in the evening|at night'],
  ],
  fr: [
    [0, 'du matin'],
    [12, "de l[’']après-midi|du soir"],
  ],
  es: [
    [0, 'am|de la mañana'],
    [12, 'pm|de la tarde|de la noche'],
  ],
  ru: [
    [0, 'утра'],
    [12, 'дня|вечера'],
  ],
  zh: [
    [0, '上午|早上|早晨|清晨'],
    [12, '下午|中午|晚上|傍晚'],
  ],
  ar: [
    [0, 'صباح[اً]*|ص'],
    [12, 'مساء[اًء]*|م|ظهر[اً]*|عصر[اً]*|ليل[اً]*'],
  ],
}

const hour = '(?<hour>\\d{1,2})'
const minute = '(?<minute>[0-5]\\d)'

/** How a time is typed, besides 14:00, which all languages know. */
const forms: Record<Locale, (half: string, number: string) => string[]> = {
  en: (half, number) => [
    `(?:${hour}(?:[:.]${minute})?|(?<word>${number}))\\s?(?<half>${half})`,
    `(?<word>${number})\\s+o[’']clock`,
  ],
  fr: (half, number) => [
    `${hour}\\s?h(?:eures)?(?:\\s?${minute})?(?:\\s(?<half>${half}))?`,
    `(?<word>${number})\\s+heures(?:\\s(?<half>${half}))?`,
  ],
  es: (half, number) => [
    `(?:${hour}(?:[:.]${minute})?|(?<word>${number}))\\s?(?<half>${half})`,
    `(?:a|de|hasta|desde) las\\s+(?:${hour}|(?<word>${number}))`,
  ],
  ru: (half, number) => [
    `(?<=(?:в|до|с|со|после|от|к)\\s)(?:${hour}|(?<word>${number}))(?:\\sчас(?:ов|а|ам)?)?\\s(?<half>${half})`,
    `(?<=(?:в|до|с|со|после|от|к)\\s)(?:${hour}|(?<word>${number}))\\sчас(?:ов|а|ам)?`,
  ],
  zh: (half, number) => [
    `(?<half>${half})?\\s?(?:${hour}|(?<word>${number}))\\s?[点點时時](?!间|間)(?:${minute})?`,
  ],
  ar: (half) => [`${hour}(?::${minute})?\\s?(?<half>${half})`],
}

const noon: Record<Locale, string> = {
  en: 'noon|midday',
  fr: 'midi',
  es: 'mediodía',
  ru: 'полд(?:ень|ня|ню)',
  zh: '正午',
  ar: 'منتصف النهار',
}

type Groups = { hour?: string; minute?: string; word?: string; half?: string }

/** Returns the times of a day that are typed in a sentence, each as the minutes of the day that it may be. */
export function timesIn(sentence: string, locale: Locale): number[][] {
  const [half, number] = [halves[locale].map(([, words]) => words).join('|'), numberPattern(locale)]
  const plain = `(?<![\\d:])${hour}:${minute}(?![:\\d])(?:\\s?(?<half>${half}))?`
  const typed = forms[locale](half, number).map((form) => wordsOf(locale, form))
  const found = [plain, ...typed].flatMap((form) =>
    [...sentence.matchAll(finds(form, 'g'))].map(({ groups }) => minutesOf(groups ?? {}, locale)),
  )
  const isNoon = finds(wordsOf(locale, noon[locale])).test(sentence)
  return [...found, ...(isNoon ? [[12 * 60]] : [])]
}

function minutesOf({ hour, word, minute = '0', half }: Groups, locale: Locale): number[] {
  const typed = hour === undefined ? numberOf(word ?? '', locale) : Number(hour)
  const minutes = typed * 60 + Number(minute)
  if (!half)
    return typed >= 1 && typed < 12 && !/^0/.test(hour ?? '') ? [minutes, minutes + 720] : [minutes]
  const adds = halves[locale].find(([, words]) => finds(`^(?:${words})$`).test(half))?.[0] ?? 0
  const isBeforeNoon = typed < 12
  if (adds === 12) return [isBeforeNoon ? minutes + 720 : minutes]
  return [isBeforeNoon ? minutes : minutes - 720]
}
