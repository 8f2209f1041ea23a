import { expect, test } from 'vitest'
import { measureOf, toldLetters } from '#components/staff/site/editor/measure.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'

const args = [{ name: 'deposit', needed: true, samples: { en: '25%', ar: '٪25' } }]

function words(shipped: { [L in Locale]?: string }): PlaceWords {
  const texts = Object.keys(languages).map((locale) => {
    const text = shipped[locale as Locale] ?? null
    return [locale, { shipped: text, text, published: text, state: 'standard' }] as const
  })
  return {
    key: 'about.lead',
    pages: ['about'],
    args,
    languages: Object.fromEntries(texts) as never,
  }
}

test('letters are counted as guests read them: facts with their values, tags not at all', () => {
  expect(toldLetters('Pay {deposit} <b>now</b>', 'en', args)).toBe('Pay 25% now'.length)
  expect(toldLetters('两个湖', 'zh', args)).toBe(3)
  expect(toldLetters('broken {', 'en', args)).toBe(8)
})

test('a place has room for its longest shipped text, and a tenth more', () => {
  expect(measureOf(words({ en: 'x'.repeat(100) }), 'en')).toBe(110)
  expect(measureOf(words({ en: 'x'.repeat(100), ar: 'x'.repeat(190) }), 'en')).toBe(210)
  expect(measureOf(words({ en: 'x'.repeat(100), ru: 'x'.repeat(115) }), 'en')).toBe(110)
})

test('French, Spanish and Russian get 15 % more letters, and Chinese needs fewer', () => {
  const all = words({ en: 'x'.repeat(100) })
  expect(measureOf(all, 'ru')).toBe(130)
  expect(measureOf(all, 'fr')).toBe(130)
  expect(measureOf(all, 'ar')).toBe(110)
  expect(measureOf(all, 'zh')).toBe(50)
})

test('a place that staff have added has no measure', () => {
  expect(measureOf(words({}), 'en')).toBeNull()
})
