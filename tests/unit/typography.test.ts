import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'
import { readMessages } from '../support/messages.ts'

// Signs of units in all the languages; Russian seconds are not among them, since their sign is also a word.
const units =
  'm|km|min|s|h|KB|MB|Mo|ko|м|км|мин|ч|КБ|МБ|م|كم|د|ث|س|ميغابايت|كيلوبايت|米|公里|秒|分钟|₹|%'
// A number in digits, one that the message takes, or the number of a plural.
const beforeUnit = new RegExp(`(?:[\\p{N}#]|(?<!\\})\\}) (?:${units})(?![\\p{L}\\p{N}])`, 'gu')

/** Returns the numbers that could stand on another line than their units. */
function loose(text: string): string[] {
  return text.match(beforeUnit) ?? []
}

// A colon within a time or an address has no space.
const french =
  /(?<!\u202f)[;?!»]|(?<![\u202f\p{N}])(?:(?<!https?):)|«(?!\u202f)|(?<![\u202f\u00a0])%/gu

/** Returns the signs that French sets on a narrow space, where they have none. */
function unspaced(text: string): string[] {
  return text.match(french) ?? []
}

// Short words and numbers in letters belong to what follows: Russian type does not leave them at the end of a line.
const russian =
  /(?<![\p{L}’-])(?:в|с|к|о|у|и|а|на|за|до|по|от|из|не|об|во|со|ко|ни|но|без|для|над|обо|под|при|про|два|две|двух|двум|три|трёх|четыре|четырёх|пять|шесть|семь|восемь|девять|десять) (?=[^\s}])/giu

/** Returns the short Russian words that could stand at the end of a line. */
function hanging(text: string): string[] {
  return text.match(russian) ?? []
}

// The two-letter words of Arabic, and those with "and" before them, belong to what follows in the same way.
const arabic = /(?<![\p{L}\p{M}])[وف]?(?:في|من|أو|ما|لا|لم|لن|عن|إن|أن|قد|هل|ثم) (?=[^\s}])/gu

/** Returns the short Arabic words that could stand at the end of a line. */
function hangingInArabic(text: string): string[] {
  return text.match(arabic) ?? []
}

// A date is one word, without a space in it or beside it.
const chineseDate = /(?:公元前?)?\d+(?:至\d+)?(?:年代?|世纪)/gu
const chinese =
  /\p{Script=Han}[a-z\d]|[a-z\d%]\p{Script=Han}|\p{Script=Han} ?[,;:!?]|\d[ \u00a0]年/iu

/** Returns where a Chinese text has no space beside Latin letters or digits, one in a date, or a mark of another script. */
function unlikeChinese(text: string): string[] {
  return [...(text.replace(chineseDate, '〇').match(chinese) ?? [])]
}

describe.each(Object.keys(languages))('every message in %s', (locale) => {
  test('has its numbers and their units on spaces that do not break', () => {
    const found = [...readMessages(locale)].filter(([, text]) => loose(text).length > 0)
    expect(found).toEqual([])
  })
})

test('the French messages have narrow spaces before and within their signs', () => {
  const found = [...readMessages('fr')].filter(([, text]) => unspaced(text).length > 0)
  expect(found).toEqual([])
})

test.each([
  ['ru', hanging],
  ['ar', hangingInArabic],
] as const)(
  'the messages and the words of the farm bind short words to what follows, in %s',
  (locale, loose) => {
    const words = readFileSync(`public/translations/about.${locale}.txt`, 'utf8')
    const texts = [...readMessages(locale), ['about', words] as const]
    expect(texts.filter(([, text]) => loose(text).length > 0)).toEqual([])
  },
)

test('the Chinese messages part Latin letters and digits from Chinese, but in dates, and have wide marks', () => {
  const found = [...readMessages('zh')].filter(([, text]) => unlikeChinese(text).length > 0)
  expect(found).toEqual([])
})

test.each([
  ['用UPI付款', ['用U']],
  ['约40 米', ['约4']],
  ['2022 年起', ['2 年']],
  ['1 晚, 2 人', ['晚,']],
  ['1970年代初，公元前2世纪，2022年起', []],
])('what is not set as Chinese is found: %s', (text, found) => {
  expect(unlikeChinese(text)).toEqual(found)
})

test.each([
  ['بيت في الوادي', ['في ']],
  ['وفي الوادي، ومن الوادي', ['وفي ', 'ومن ']],
  ['بيت في\u00a0الوادي', []],
  ['نام الضيف', []],
])('a short Arabic word that hangs is found: %s', (text, found) => {
  expect(hangingInArabic(text)).toEqual(found)
})

test.each([
  ['Дом на холме', ['на ']],
  ['Дом для двух семей', ['для ', 'двух ']],
  ['В доме и вокруг', ['В ', 'и ']],
  ['Дом на\u00a0холме', []],
  ['Поле до', []],
])('a short Russian word that hangs is found: %s', (text, found) => {
  expect(hanging(text)).toEqual(found)
})

test.each([
  ['About 200 m in three drops', ['0 m']],
  ['{megabytes} MB', ['} MB']],
  ['{minutes, plural, other {# min}}', ['# min']],
  ['Up to 10\u00a0MB', []],
  ['The 3 meals', []],
  ['{count, plural, other {# ночей}} с июня', []],
])('a unit on a breaking space is found: %s', (text, found) => {
  expect(loose(text)).toEqual(found)
})

test.each([
  ['Un souci ?', ['?']],
  ['Un souci?', ['?']],
  ['Prix : {amount}', [':']],
  ['«oui»', ['«', '»']],
  ['{gst} de 18 %', ['%']],
  ['Un souci\u202f? «\u202foui\u202f», à 13:00, 18\u00a0%', []],
])('a French sign without its narrow space is found: %s', (text, found) => {
  expect(unspaced(text)).toEqual(found)
})
