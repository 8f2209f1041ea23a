import { expect, test } from 'vitest'
import { usefulStart } from '#components/rooms/calendar/days.ts'
import { shortPrice } from '#components/rooms/calendar/use-prices.ts'
import { languages } from '#lib/i18n/languages.ts'

test.each([
  [4720, '4,720'],
  [9999, '9,999'],
  [10_000, '10k'],
  [18_500, '18.5k'],
  [99_949, '99.9k'],
  [99_999, '100k'],
  [184_500, '185k'],
])('a price of %i rupees is %s below a day', (rupees, written) => {
  expect(shortPrice(rupees, 'en')).toBe(written)
})

test('no price up to a lakh is wider than "9,999" in any language, a wide sign counted twice', () => {
  for (const locale of Object.keys(languages)) {
    for (const rupees of [9999, 18_437, 99_999]) {
      const written = shortPrice(rupees, locale)
      const width = [...written].length + (written.includes('万') ? 1 : 0)
      expect([locale, written, width <= 6]).toEqual([locale, written, true])
    }
  }
})

test('in the last days of a month the calendar opens on the next', () => {
  expect(usefulStart('2026-11-24')).toBe('2026-11-24')
  expect(usefulStart('2026-11-25')).toBe('2026-12-01')
  expect(usefulStart('2026-11-30')).toBe('2026-12-01')
  expect(usefulStart('2026-12-31')).toBe('2027-01-01')
})
