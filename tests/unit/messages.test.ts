import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'
import { nodeTypes, type Part, parts, readMessages } from '../support/messages.ts'

// Node types of ICU MessageFormat as the parser numbers them: what takes a value from outside. A language
// without plural forms may show the bare number, so these are one kind.
const kinds: Record<number, string> = {
  1: 'value',
  2: 'value',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'value',
  8: 'tag',
}

function takes(text: string, locale: string): string[] {
  const taken = parts(text, locale).filter(({ type }) => kinds[type])
  return [...new Set(taken.map(({ type, value }) => `${kinds[type]} ${value}`))].sort()
}

const english = readMessages('en')

test('every message is named in code, by the last part of its key', () => {
  const files = ['app', 'calls', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const code = files.join('\n')
  const words = new Set(code.match(/\w+/g))
  const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)
  const unnamed = [...english.keys()].filter((key) => !words.has(nameOf(key)))
  expect(unnamed).toEqual([])
})

test('a rate of GST is told only beside the price of a room, which has a rate of its own', () => {
  const telling = [...english].filter(([, text]) => takes(text, 'en').includes('value gst'))
  expect(telling.map(([key]) => key)).toEqual(['booking.price.gst'])
})

const others = Object.keys(languages).filter((locale) => locale !== 'en')

describe.each(others)('the messages in %s', (locale) => {
  const messages = readMessages(locale)

  test('have the keys of the English ones, no more and no less', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('take the same values and the same tags; only the name of the farm may be left out', () => {
    for (const [key, text] of messages) {
      const taken = takes(text, locale)
      const wanted = takes(english.get(key) ?? '', 'en')
      const named = (value: string) => value !== 'value brand' || taken.includes(value)
      expect([key, taken]).toEqual([key, wanted.filter(named)])
    }
  })

  test('have for every plural the forms that the language tells apart', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    for (const [key, text] of messages) {
      for (const { options = {} } of parts(text, locale).filter(
        ({ type }) => type === nodeTypes.plural,
      )) {
        const missing = needed.filter((form) => !(form in options))
        expect([key, missing]).toEqual([key, []])
      }
    }
  })
})

/** Returns the word after the number in a form of a plural; null if another part follows, or a word that isn't counted. */
function countedWord({ options = {} }: Part, form: string): string | null {
  const { value = [] } = options[form] ?? {}
  const number = value.findIndex(({ type }) => type === nodeTypes.value || type === nodeTypes.count)
  const [word = ''] = /^\s[\p{L}\p{M}]+/u.exec(value[number + 1]?.value ?? '') ?? []
  return number < 0 || word === '' || /^\s(ال|بعده)/.test(word) ? null : word.trim()
}

test('Arabic counts 3 to 10 in the plural, and 11 to 99 in the accusative of the singular', () => {
  const plurals = [...readMessages('ar').values()].flatMap((text) =>
    parts(text, 'ar').filter(({ type }) => type === nodeTypes.plural),
  )
  const forms = plurals.map((plural) => [countedWord(plural, 'few'), countedWord(plural, 'many')])
  const counted = forms.filter(([few, many]) => few !== null && many !== null)
  expect(counted.length).toBeGreaterThan(50)
  expect(counted.filter(([few, many]) => few === many || !/(ة|ةً|اً)$/.test(many ?? ''))).toEqual([])
})

/** Returns the names of the values that a message counts with, in a plural. */
function counts(text: string, locale: string): string[] {
  return parts(text, locale)
    .filter(({ type }) => type === nodeTypes.plural)
    .map(({ value }) => value)
}

const everywhere = Object.keys(languages)
const known = new Set(
  everywhere.flatMap((locale) =>
    [...readMessages(locale).values()].flatMap((text) => counts(text, locale)),
  ),
)

// The number of a step, seconds and minutes with the sign of their unit, and "sleeps 4" change no word.
const fixed =
  /^(\w+ (booking\.steps\.now|chat\.voice\.message|ways\.(minutes|hours|both))|en common\.sleeps|(en|fr|es|ru) rooms\.sleeps|(en|fr|es|ru) contact\.find\.drive)$/

/** Returns the counts that stand in a message outside a plural, where the words around them could not agree. */
function bare(text: string, locale: string): string[] {
  const inPlurals = new Set(counts(text, locale))
  return parts(text, locale)
    .filter(({ type, value }) => type === nodeTypes.value && known.has(value))
    .map(({ value }) => value)
    .filter((value) => !inPlurals.has(value))
}

// Chinese has one form for all numbers.
test.each(everywhere.filter((locale) => locale !== 'zh'))(
  'every count in %s is in a plural',
  (locale) => {
    const found = [...readMessages(locale)].flatMap(([key, text]) =>
      fixed.test(`${locale} ${key}`) ? [] : bare(text, locale).map((value) => [key, value]),
    )
    expect(found).toEqual([])
  },
)

test.each([
  ['Within {refundDays} days', ['refundDays']],
  ['Within {refundDays, plural, one {# day} other {# days}}', []],
  ['Call {phone}', []],
])('a count outside a plural is found: %s', (text, found) => {
  expect(bare(text, 'en')).toEqual(found)
})

// Names of companies, languages and systems, and what a form shows as an example, are the same in every script.
const names =
  /^(lang\.\w+|common\.whatsapp|contact\.whatsapp\.label|footer\.(instagram|newsletter\.placeholder)|testimonials\.badge|(home\.payment|booking\.qr)\.upiId|payment\.upi\.(title|id)|booking\.price\.gst|terms\.wifi\.title|rooms\.facts\.label\.wifi)$/

/** Returns true if a message has words of its own, in Latin letters, outside the values that it takes. */
function hasLatinWords(text: string): boolean {
  return parts(text, 'en').some(
    ({ type, value }) => type === nodeTypes.text && /[a-z]{2}/i.test(value),
  )
}

/** Returns the keys of the messages that read as the English ones do. */
function untranslated(messages: Iterable<[string, string]>): string[] {
  return [...messages]
    .filter(([key, text]) => english.get(key) === text && hasLatinWords(text) && !names.test(key))
    .map(([key]) => key)
}

test.each(['ar', 'ru', 'zh'])('no message in %s is the English one', (locale) => {
  expect(untranslated(readMessages(locale))).toEqual([])
})

test('a message that was left in English is found, a name is not', () => {
  const messages = ['nav.booking', 'common.whatsapp'].map(
    (key) => [key, english.get(key) ?? ''] as [string, string],
  )
  expect(untranslated(messages)).toEqual(['nav.booking'])
})
