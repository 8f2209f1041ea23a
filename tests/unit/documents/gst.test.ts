import { describe, expect, test } from 'vitest'
import { percentByLaw, splitOf, sumOf, taxesOf, taxesOfPart } from '#lib/gst/rules/law.ts'

// Every expected figure of this file was worked out by hand.

describe('a sum with tax', () => {
  test('of one night at ₹4,720 with 18 % is ₹4,000 and twice ₹360', () => {
    expect(splitOf(472_000, 18)).toEqual({
      paise: 472_000,
      taxable: 400_000,
      cgst: 36_000,
      sgst: 36_000,
    })
  })

  test('of ₹100 with 18 % leaves the paisa of rounding to the taxable value', () => {
    // 100 × 9 / 118 = 7.627…: twice ₹7.63 is ₹15.26, and 100 − 15.26 = 84.74.
    expect(splitOf(10_000, 18)).toEqual({ paise: 10_000, taxable: 8474, cgst: 763, sgst: 763 })
  })

  test('without tax is all taxable value, and one of 12.5 % has halves of 6.25 %', () => {
    expect(splitOf(50_000, 0)).toEqual({ paise: 50_000, taxable: 50_000, cgst: 0, sgst: 0 })
    expect(splitOf(112_500, 12.5)).toEqual({
      paise: 112_500,
      taxable: 100_000,
      cgst: 6250,
      sgst: 6250,
    })
  })

  test('that is a discount splits as the same charge does', () => {
    expect(splitOf(-10_000, 18)).toEqual({ paise: -10_000, taxable: -8474, cgst: -763, sgst: -763 })
  })

  test('is never off by a paisa, and its two taxes are equal', () => {
    for (const percent of [0, 0.25, 5, 12, 12.5, 18, 28, 100]) {
      for (let paise = 1; paise < 30_000; paise += 7) {
        const { taxable, cgst, sgst } = splitOf(paise, percent)
        expect(taxable + cgst + sgst).toBe(paise)
        expect(cgst).toBe(sgst)
        expect(Math.abs(cgst - (taxable * percent) / 200)).toBeLessThanOrEqual(1)
      }
    }
  })
})

const mixed = [
  { paise: 525_000, percent: 5 },
  { paise: 944_000, percent: 18 },
  { paise: 525_000, percent: 5 },
]

test('mixed rates are added up by rate, the lowest first', () => {
  // Two nights of 5,000 + 5 %, one of 8,000 + 18 %.
  const taxes = taxesOf(mixed)
  expect(taxes).toEqual([
    { percent: 5, paise: 1_050_000, taxable: 1_000_000, cgst: 25_000, sgst: 25_000 },
    { percent: 18, paise: 944_000, taxable: 800_000, cgst: 72_000, sgst: 72_000 },
  ])
  expect(sumOf(taxes)).toEqual({
    paise: 1_994_000,
    taxable: 1_800_000,
    cgst: 97_000,
    sgst: 97_000,
  })
})

describe('a part of the whole', () => {
  test('of one rate is split by it: a deposit of ₹3,540 of ₹14,160', () => {
    const whole = taxesOf([{ paise: 1_416_000, percent: 18 }])
    expect(taxesOfPart(354_000, whole)).toEqual([
      { percent: 18, paise: 354_000, taxable: 300_000, cgst: 27_000, sgst: 27_000 },
    ])
  })

  test('of mixed rates is shared in their proportion: ₹4,985 of ₹19,940', () => {
    // A quarter: 2,625 of 5 % is 2,500 + 125; 2,360 of 18 % is 2,000 + 360.
    expect(taxesOfPart(498_500, taxesOf(mixed))).toEqual([
      { percent: 5, paise: 262_500, taxable: 250_000, cgst: 6250, sgst: 6250 },
      { percent: 18, paise: 236_000, taxable: 200_000, cgst: 18_000, sgst: 18_000 },
    ])
  })

  test('is never off by a paisa, whatever the proportion', () => {
    const whole = taxesOf([
      { paise: 333_333, percent: 5 },
      { paise: 333_334, percent: 12 },
      { paise: 333_335, percent: 18 },
      { paise: -10_000, percent: 28 },
    ])
    for (let paise = 1; paise < 5000; paise += 13) {
      expect(sumOf(taxesOfPart(paise, whole)).paise).toBe(paise)
    }
  })

  test('of what costs nothing has no tax', () => {
    expect(taxesOfPart(1000, [])).toEqual([])
  })
})

test('the law asks for 5 % up to ₹7,500 a night before tax, and for 18 % above', () => {
  expect([0, 400_000, 750_000, 750_001, 1_200_000].map((base) => percentByLaw(base))).toEqual([
    5, 5, 5, 18, 18,
  ])
})
