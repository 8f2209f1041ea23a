import { expect, test } from 'vitest'
import { depositOf, splitOf } from '#lib/payments/rules/deposit.ts'
import { property } from '#lib/property.ts'

test.each([2_218_400, 1_947_000, 944_001])(
  'the deposit of %i paise is the farm’s share of it, rounded up to a rupee',
  (total) => {
    const share = (total * property.depositPercent) / 100
    expect(depositOf(total) % 100).toBe(0)
    expect(depositOf(total)).toBeGreaterThanOrEqual(share)
    expect(depositOf(total)).toBeLessThan(share + 100)
  },
)

test('the deposit is never more than the total', () => {
  expect([depositOf(50), depositOf(0)]).toEqual([50, 0])
})

test('what is paid now and what is left are the total together', () => {
  const nowPaise = depositOf(1_947_000)
  expect(splitOf(1_947_000, 'deposit')).toEqual({ nowPaise, leftPaise: 1_947_000 - nowPaise })
  expect(splitOf(1_947_000, 'total')).toEqual({ nowPaise: 1_947_000, leftPaise: 0 })
})
