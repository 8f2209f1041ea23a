import { expect, test } from 'vitest'
import { isTranslated, languageMark } from '#lib/rooms/rules/translations.ts'

const words = { name: 'Grenier', description: 'Poutres.', named: true, current: true }
const room = (fr: Partial<typeof words>, description = 'Beams.') => ({
  description,
  words: { fr: { ...words, ...fr }, mr: { ...words, description: '', current: false } },
})

test('a language is missing before it is out of date, and yours only if all of it is', () => {
  expect(languageMark('fr', room({}))).toBe('yours')
  expect(languageMark('fr', room({ named: false, current: false }))).toBe('outdated')
  expect(languageMark('fr', room({ current: false }))).toBe('outdated')
  expect(languageMark('fr', room({ name: '', current: false }))).toBe('missing')
  expect(languageMark('fr', room({ description: '' }))).toBe('missing')
  expect(languageMark('ru', room({}))).toBe('missing')
})

test('Marathi has a name alone, and no language a description where English has none', () => {
  expect(languageMark('mr', room({}))).toBe('yours')
  expect(languageMark('fr', room({ description: '' }, ''))).toBe('yours')
})

test('a room is translated once every language of the site is', () => {
  expect(isTranslated(room({}))).toBe(false)
  const all = Object.fromEntries(['fr', 'ar', 'es', 'zh', 'ru'].map((locale) => [locale, words]))
  expect(isTranslated({ description: 'Beams.', words: all })).toBe(true)
})
