import { expect, test } from 'vitest'
import { describedAs, withDescription } from '#lib/farm/rules/descriptions.ts'

const english = withDescription({}, 'a', { locale: 'en', text: 'A teak bed' })

test('a picture is described in a guest’s language, otherwise in English, marked as that', () => {
  const both = withDescription(english, 'a', { locale: 'fr', text: 'Un lit en teck' })
  expect(describedAs(both, 'a', 'en')).toEqual({ alt: 'A teak bed' })
  expect(describedAs(both, 'a', 'fr')).toEqual({ alt: 'Un lit en teck' })
  expect(describedAs(both, 'a', 'ar')).toEqual({ alt: 'A teak bed', lang: 'en' })
})

test('words that were written for other English ones, or for another picture, describe nothing', () => {
  const french = withDescription(english, 'a', { locale: 'fr', text: 'Un lit en teck' })
  const changed = withDescription(french, 'a', { locale: 'en', text: 'A bed' })
  expect(describedAs(changed, 'a', 'fr')).toEqual({ alt: 'A bed', lang: 'en' })
  expect(describedAs(changed, 'b', 'en')).toBeNull()
  expect(describedAs(changed, 'b', 'fr')).toBeNull()
  expect(describedAs({}, 'a', 'en')).toBeNull()
})

test('without a text, there’s none in that language any more', () => {
  expect(withDescription(english, 'a', { locale: 'en', text: null })).toEqual({})
})
