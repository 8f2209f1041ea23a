import { describe, expect, test } from 'vitest'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import { chargeGst } from '../../support/terms.ts'

chargeGst()

describe('the price of a stay', () => {
  const of = (paise: number, gstPercent: number) => priceOfCharges([{ paise, gstPercent }])

  test('is the rate times the nights, of which the base is the total ÷ 1.18 and the rest is GST', () => {
    expect(of(2 * 472_000, 18)).toMatchObject({
      totalPaise: 944_000,
      basePaise: 800_000,
      gstPaise: 144_000,
    })
  })

  test('keeps base and tax together equal to the total, whatever the rate and the tax', () => {
    for (const gst of [0, 5, 12, 18, 27.5]) {
      for (let rate = 1; rate < 2_000_000; rate += 9_973) {
        const { totalPaise, basePaise, gstPaise } = of(3 * rate, gst)
        expect(basePaise + gstPaise).toBe(totalPaise)
        expect(Math.abs(basePaise - totalPaise / (1 + gst / 100))).toBeLessThan(0.501)
      }
    }
  })
})
