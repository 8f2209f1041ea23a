import { expect, test } from 'vitest'
import { depositOf, splitOf } from '#lib/payments/rules/deposit.ts'

const quarter = { depositPercent: 25 }

test.each([
  [2_218_400, 25, 554_600],
  [1_947_000, 25, 486_800],
  [944_001, 25, 236_100],
  [1_947_000, 40, 778_800],
  [1_947_000, 12.5, 243_400],
])(
  'the deposit of %i paise is %d percent of it, rounded up to a rupee',
  (total, percent, deposit) => {
    expect(depositOf(total, { depositPercent: percent })).toBe(deposit)
  },
)

test('the deposit is never more than the total', () => {
  expect([depositOf(50, quarter), depositOf(0, quarter)]).toEqual([50, 0])
})

test('what is paid now and what is left are the total together', () => {
  const nowPaise = depositOf(1_947_000, quarter)
  expect(splitOf(1_947_000, 'deposit', quarter)).toEqual({
    nowPaise,
    leftPaise: 1_947_000 - nowPaise,
  })
  expect(splitOf(1_947_000, 'total', quarter)).toEqual({ nowPaise: 1_947_000, leftPaise: 0 })
})
