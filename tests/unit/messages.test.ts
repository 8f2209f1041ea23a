import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'
import { nodeTypes, parts, readMessages } from '../support/messages.ts'

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
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const code = files.join('\n')
  const words = new Set(code.match(/\w+/g))
  const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)
  // Such as `good${number}`.
  const isCounted = (name: string) => /\d$/.test(name) && code.includes(`${name.slice(0, -1)}\${`)
  const unnamed = [...english.keys()].filter(
    (key) => !words.has(nameOf(key)) && !isCounted(nameOf(key)),
  )
  expect(unnamed).toEqual([])
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
    const rules = new Intl.PluralRules(locale)
    // Whole numbers of nights, guests and rooms: the forms that they can take.
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
    for (const [key, text] of messages) {
      for (const { options = {} } of parts(text, locale).filter(
        ({ type }) => type === nodeTypes.plural,
      )) {
        const missing = [...needed].filter((form) => !(form in options))
        expect([key, missing]).toEqual([key, []])
      }
    }
  })
})
