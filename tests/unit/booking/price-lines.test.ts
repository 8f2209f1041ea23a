import { describe, expect, test } from 'vitest'
import type { RateRules } from '#lib/rates/rules/night.ts'
import { priceLines } from '#lib/rates/rules/price-lines.ts'
import { quoteStay } from '#lib/rates/rules/quote.ts'
import { none, room, season, stay } from '../../support/rates.ts'

const code = { id: 1, code: 'TEN', percent: 10, paise: null }

function linesOf(
  rules: RateRules,
  asked: ReturnType<typeof stay>,
  used: typeof code | null = null,
) {
  const quote = quoteStay(room, rules, asked, used)
  if (!quote.sold) throw new Error('not sold')
  const lines = priceLines(quote.charges)
  expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(quote.totalPaise)
  return lines
}

describe('the lines of a price', () => {
  test('are one for nights that cost the same, and one for extra guests that says how many, how long and how much', () => {
    expect(linesOf(none, stay('2026-12-21', 5, 4), code)).toEqual([
      { kind: 'nights', nights: 5, each: 472_000, paise: 2_360_000 },
      { kind: 'extraGuests', guests: 2, nights: 5, each: 59_000, paise: 590_000 },
      { kind: 'code', words: 'TEN', percent: 10, paise: -236_000 },
    ])
  })

  test('are one for each night where they differ, and add up', () => {
    const rules = { ...none, seasons: [season({ weekdays: [6], percent: 15 })] }
    expect(linesOf(rules, stay('2026-12-25', 2))).toEqual([
      { kind: 'night', night: '2026-12-25', paise: 472_000 },
      { kind: 'night', night: '2026-12-26', paise: 542_800 },
    ])
  })

  test('join what has several rates of GST, and tell a long stay from a code', () => {
    const peak = season({ pricePaise: 945_000, from: '2026-12-22', to: '2026-12-22' })
    const rules = { ...none, seasons: [peak], longStays: [{ nights: 3, percent: 10 }] }
    const quote = quoteStay({ ...room, gstPercent: null }, rules, stay('2026-12-21', 3, 3))
    if (!quote.sold) throw new Error('not sold')
    expect(priceLines(quote.charges).slice(3)).toEqual([
      { kind: 'extraGuests', guests: 1, nights: 3, each: 59_000, paise: 177_000 },
      { kind: 'longStay', words: '3 nights or more', percent: 10, paise: -188_900 },
    ])
  })
})
