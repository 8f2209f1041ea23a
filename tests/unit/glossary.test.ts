import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'
import { forbidden, glossaryOf, rowsOf, says } from '../support/glossary.ts'
import { ownWords, readMessages } from '../support/messages.ts'

const locales = Object.keys(languages)

/** Returns the messages of a language without what they take: a value may be called what no guest may read. */
const wordsOf = (locale: string): [string, string][] =>
  [...readMessages(locale)].map(([key, text]) => [key, ownWords(text, locale)])

describe.each(locales)('the glossary of %s', (locale) => {
  const rows = glossaryOf(locale)

  test('has words, and the messages have none of their forbidden twins', () => {
    expect(rows.length).toBeGreaterThan(10)
    expect(forbidden(rows, wordsOf(locale))).toEqual([])
  })

  test('has every exception in the messages', () => {
    const keys = [...readMessages(locale).keys()]
    const prefixes = rows.flatMap(({ exceptions }) => exceptions)
    expect(prefixes.filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([])
  })
})

test.each(locales.filter((locale) => locale !== 'en'))(
  'the glossary of %s holds for the words of the farm that the page about it fetches',
  (locale) => {
    const text = readFileSync(`public/translations/about.${locale}.txt`, 'utf8')
    expect(forbidden(glossaryOf(locale), [['about', text]])).toEqual([])
  },
)

test('a value that a message takes is none of its words', () => {
  const rows = rowsOf('| | | | |\n| - | - | - | - |\n| amount | amount | sum | |')
  expect(forbidden(rows, [['mail.p2', ownWords('Please pay {sum} by {time}.', 'en')]])).toEqual([])
  expect(forbidden(rows, [['mail.p2', ownWords('Pay the sum of {sum}.', 'en')]])).toHaveLength(1)
})

test.each([
  ['Versez une caution', 'home.text', ['home.text: caution, not acompte']],
  ['Caution !', 'home.text', ['home.text: caution, not acompte']],
  ['Avec précaution', 'home.text', []],
  ['Versez une caution', 'terms.damage.text', []],
])(
  'a forbidden twin is found as a whole word, unless it is excepted: %s in %s',
  (text, key, found) => {
    const rows = rowsOf(
      '| English | Français | Not | Except |\n| --- | --- | --- | --- |\n| deposit | acompte | arrhes; caution | terms.damage |',
    )
    expect(forbidden(rows, [[key, text]])).toEqual(found)
  },
)

test.each([
  ['请付定金。', '定金', true],
  ['请付订金。', '定金', false],
  ['ادفع عربون الحجز', 'عربون', true],
  ['ادفع العربون', 'عربون', true],
  ['العربونات', 'عربون', false],
  ['لا\u00a0يمكن الوصول', 'لا يمكن الوصول', true],
])(
  'a twin in Chinese is part of a text, in Arabic a word with or without its article and on any space: %s, %s',
  (text, twin, found) => {
    expect(says(text, twin)).toBe(found)
  },
)
