import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'

// The parser that next-intl itself uses, found through it.
const fromUseIntl = createRequire(createRequire(import.meta.url).resolve('use-intl'))
const parser = pathToFileURL(fromUseIntl.resolve('intl-messageformat')).href
const { IntlMessageFormat } = (await import(parser)) as {
  IntlMessageFormat: new (text: string, locale: string) => { getAst(): Part[] }
}

type Part = {
  type: number
  value: string
  options?: Record<string, { value: Part[] }>
  children?: Part[]
}
type Tree = { [key: string]: string | Tree }

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
const plural = 6

function read(locale: string): Map<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))))
}

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  )
}

function parts(text: string, locale: string): Part[] {
  const walk = (list: Part[]): Part[] =>
    list.flatMap((part) => {
      const inner = [part.children ?? [], ...Object.values(part.options ?? {}).map((o) => o.value)]
      return [part, ...inner.flatMap(walk)]
    })
  return walk(new IntlMessageFormat(text, locale).getAst())
}

function takes(text: string, locale: string): string[] {
  const taken = parts(text, locale).filter(({ type }) => kinds[type])
  return [...new Set(taken.map(({ type, value }) => `${kinds[type]} ${value}`))].sort()
}

const english = read('en')
const others = Object.keys(languages).filter((locale) => locale !== 'en')

describe.each(others)('the messages in %s', (locale) => {
  const messages = read(locale)

  test('have the keys of the English ones, no more and no less', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('take the same values and the same tags', () => {
    for (const [key, text] of messages) {
      const wanted = takes(english.get(key) ?? '', 'en')
      expect([key, takes(text, locale)]).toEqual([key, wanted])
    }
  })

  test('have for every plural the forms that the language tells apart', () => {
    const rules = new Intl.PluralRules(locale)
    // Whole numbers of nights, guests and rooms: the forms that they can take.
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
    for (const [key, text] of messages) {
      for (const { options = {} } of parts(text, locale).filter(({ type }) => type === plural)) {
        const missing = [...needed].filter((form) => !(form in options))
        expect([key, missing]).toEqual([key, []])
      }
    }
  })
})
