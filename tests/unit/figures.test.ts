import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import { ownWords, readMessages } from '../support/messages.ts'

// Numbers that are neither the farm's nor a limit of ours: heights and years of the places around, the order of
// the terms, Google's five stars, the years of laws, midnight as Chinese writes it.
const foreignFigures =
  /^(nearby\.|terms\.\w+\.title$|testimonials\.(average|stars)$|privacy\.(meta\.description|basis\.text)$|terms\.refund\.meaning$)/

/** The figures that a message says by itself, in digits of any script. The whole of a sum is 100 % of it. */
function ownFigures(text: string, locale: string): string[] {
  return (
    ownWords(text, locale)
      .replace(/100\s?%/, '')
      .match(/(?:(?!²)\p{N})+/gu) ?? []
  )
}

// The farm's own story begins with what its name means, so it is told anew for another name.
const ownStory = 'about.lead'
const spellings = Object.values<{ name?: string; brand?: string }>(property.spellings)
const names = [property.brand, 'Донтали', ...spellings.map(({ brand }) => brand)]
const facts = [
  ...names,
  property.nameInMarathi,
  property.email,
  property.upi.id,
  property.bank.name,
]

function ownFacts(text: string, locale: string): string[] {
  const words = ownWords(text, locale).toLowerCase()
  return facts.filter((fact) => fact && words.includes(fact.toLowerCase())) as string[]
}

describe.each(Object.keys(languages))('no message in %s', (locale) => {
  const messages = [...readMessages(locale)]

  test('says a figure of the farm or a limit: it takes them as values', () => {
    const found = messages.flatMap(([key, text]) =>
      foreignFigures.test(key) ? [] : ownFigures(text, locale).map((figure) => [key, figure]),
    )
    expect(found).toEqual([])
  })

  test('says the farm’s name, address or bank', () => {
    const found = messages.flatMap(([key, text]) =>
      key === ownStory ? [] : ownFacts(text, locale).map((fact) => [key, fact]),
    )
    expect(found).toEqual([])
  })
})

test.each([
  ['en', 'A deposit of 25%', ['25']],
  ['fr', 'Un acompte de 25\u202f%', ['25']],
  ['ar', 'عربون ٢٥٪ قبل الساعة ١٨:٠٠', ['٢٥', '١٨', '٠٠']],
  ['en', 'Up to {count, plural, one {# file} other {# files}} of 8 MB', ['8']],
  ['ru', '{days, plural, =30 {тридцать} few {# дня} other {не 30, а # дней}}', ['30']],
  ['en', '100% refund within {refundDays} days', []],
])('a figure is found wherever it stands: in %s, %s', (locale, text, figures) => {
  expect(ownFigures(text, locale)).toEqual(figures)
})

test.each([
  ['en', `Rooms at ${property.brand}`, property.brand],
  ['fr', `Une ferme qui n’est pas ${property.brand.toUpperCase()}`, property.brand],
  ['ar', `الغرف في ${property.spellings.ar.brand}`, property.spellings.ar.brand],
  ['ru', 'Ферма донтали', 'Донтали'],
  ['en', `Write to {email}, not to ${property.email}`, property.email],
])('a name is found however it is spelled: in %s, %s', (locale, text, fact) => {
  expect(ownFacts(text, locale)).toContain(fact)
})

// Lines of code, without comments.
const code = ['app', 'calls', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
)

function linesWith(pattern: RegExp): string[] {
  return code.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

test('the farm’s name stands in lib/property.ts alone', () => {
  const known = /^lib\/(property\.ts|shared\/calendar-file\.ts: prodId)/
  expect(linesWith(new RegExp(property.brand)).filter((line) => !known.test(line))).toEqual([])
})

test('a sentence in code has its limit from a constant', () => {
  const limit =
    /\d(,\d+)* (MB|KB|pixels|days|nights|hours|minutes|seconds|weeks|characters|rows|rooms)\b/
  expect(linesWith(limit).filter((line) => !/^lib\/env\.ts|interval '/.test(line))).toEqual([])
})
