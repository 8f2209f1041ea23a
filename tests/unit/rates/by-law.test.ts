import { describe, expect, test } from 'vitest'
import { agreedCharges } from '#lib/booking/rules/agreed-price.ts'
import { percentOfPrice } from '#lib/gst/rules/law.ts'
import { priceOfCharges, totalOf } from '#lib/rates/rules/charges.ts'
import { nightsOf, type RatedRoom, type RateRules } from '#lib/rates/rules/night.ts'
import { type Code, quoteStay, withGuests } from '#lib/rates/rules/quote.ts'
import { ratePerNight } from '#lib/rooms/rules/rate.ts'
import { changedCharges } from '#lib/stays/rules/stay-change.ts'
import { none, season, stay, room as wada } from '../../support/rates.ts'
import { chargeGst } from '../../support/terms.ts'

chargeGst()

const night = '2026-12-23'

/** A room whose nights have the rate of the law, at a price before tax. */
function cottage(basePaise: number, extraGuestPaise: number | null = null): RatedRoom {
  const guestsIncluded = extraGuestPaise === null ? null : 2
  const ratePaise = ratePerNight(basePaise, null)
  return { ...wada, gstPercent: null, ratePaise, guestsIncluded, extraGuestPaise }
}

function quoted(room: RatedRoom, rules: RateRules, asked: ReturnType<typeof stay>, code?: Code) {
  const quote = quoteStay(room, rules, asked, code)
  if (!quote.sold) throw new Error(`not sold: ${quote.because}`)
  return quote
}

function taxOf({ charges }: { charges: ReturnType<typeof quoted>['charges'] }) {
  const { totalPaise, gstPaise, percents } = priceOfCharges(charges)
  return { total: totalPaise / 100, gst: gstPaise / 100, percents }
}

const atPrice = (pricePaise: number): RateRules => ({ ...none, seasons: [season({ pricePaise })] })
const byPercent = (percent: number): RateRules => ({ ...none, seasons: [season({ percent })] })

describe('by law the rate of a night follows its value', () => {
  test('two nights of a season at ₹9,450 in a room of ₹7,000 have 18 %: ₹2,883.05', () => {
    const { total, gst, percents } = taxOf(
      quoted(cottage(700_000), atPrice(945_000), stay(night, 2)),
    )
    expect([total, gst, percents]).toEqual([18_900, 2883.05, [18]])
  })

  test('two extra guests at ₹1,050 count: ₹9,450 with 18 %, ₹1,441.53', () => {
    const quote = quoted(cottage(700_000, 105_000), none, stay(night, 1, 4))
    expect(taxOf(quote)).toEqual({ total: 9450, gst: 1441.53, percents: [18] })
    expect(taxOf(quoted(cottage(700_000, 105_000), none, stay(night, 1, 2)))).toEqual({
      total: 7350,
      gst: 350,
      percents: [5],
    })
  })

  test.each([
    ['usual', none, 6300, 5],
    ['a tenth more', byPercent(10), 6930, 5],
    ['Christmas, 30 % more', byPercent(30), 9204, 18],
  ])('percent more or less change the price before tax: %s', (_, rules, total, percent) => {
    expect(taxOf(quoted(cottage(600_000), rules, stay(night, 1)))).toMatchObject({
      total,
      percents: [percent],
    })
  })

  test('no percent makes a price that no rate fits', () => {
    for (let percent = -90; percent <= 300; percent += 1) {
      const [made] = nightsOf(cottage(612_345), byPercent(percent), night, 1)
      expect(percentOfPrice(made?.paise ?? 0)).not.toBeNull()
    }
  })

  test('four adults at ₹840 each lift a night of ₹6,300 above ₹7,500: ₹8,968, ₹988 more', () => {
    const quote = quoted(cottage(600_000, 84_000), none, stay(night, 1, 4))
    expect(quote.charges.map(({ kind, paise }) => [kind, paise])).toEqual([
      ['night', 630_000],
      ['extra_guest', 168_000],
      ['limit', 98_800],
    ])
    expect(taxOf(quote)).toEqual({ total: 8968, gst: 1368, percents: [18] })
  })

  test('at ₹787.50 for one more they stay at 5 %: ₹7,875', () => {
    const quote = quoted(cottage(600_000, 78_750), none, stay(night, 1, 4))
    expect(taxOf(quote)).toEqual({ total: 7875, gst: 375, percents: [5] })
  })

  test('each night has its own rate, and extra guests and a discount are a line for each', () => {
    const peak = season({ pricePaise: 945_000, from: '2026-12-24', to: '2026-12-24' })
    const code = { id: 1, code: 'TEN', percent: 10, paise: null }
    const asked = stay(night, 3, 3)
    const quote = quoted(cottage(600_000, 50_000), { ...none, seasons: [peak] }, asked, code)
    expect(quote.charges.map(({ kind, paise, gstPercent }) => [kind, paise, gstPercent])).toEqual([
      ['night', 630_000, 5],
      ['night', 945_000, 18],
      ['night', 630_000, 5],
      ['extra_guest', 50_000, 5],
      ['extra_guest', 50_000, 18],
      ['extra_guest', 50_000, 5],
      ['discount', -126_000, 5],
      ['discount', -94_500, 18],
    ])
    expect(quote.charges.at(-1)?.position).toBe(8)
    expect(quote.totalPaise).toBe(2_205_000 + 150_000 - 220_500)
  })

  test('a discount that brings a night below the limit costs what the lower rate allows, and never more than a smaller one', () => {
    const off = (percent: number) =>
      quoted(cottage(780_000), none, stay(night, 1), { id: 1, code: 'OFF', percent, paise: null })
    expect(taxOf(off(10))).toEqual({ total: 7875, gst: 375, percents: [5] })
    const totals = Array.from({ length: 100 }, (_, at) => off(at + 1).totalPaise)
    expect(totals.toSorted((one, other) => other - one)).toEqual(totals)
  })

  test('a price as agreed is what was agreed on, and its tax follows', () => {
    const { charges } = quoted(cottage(780_000), none, stay(night, 2))
    const cheaper = agreedCharges(charges, 1_200_000, true)
    expect(taxOf({ charges: cheaper })).toMatchObject({ total: 12_000, percents: [5] })
    expect(taxOf({ charges: agreedCharges(cheaper, 1_660_000, true) })).toMatchObject({
      total: 16_600,
      percents: [18],
    })
    expect(agreedCharges(cheaper, 1_840_800, true)).toEqual(charges)
  })

  test('fewer guests put a night back to the lower rate, and nights to come are worked out anew', () => {
    const room = cottage(600_000, 84_000)
    const { charges } = quoted(room, none, stay(night, 2, 4))
    const was = { roomId: room.id, guests: 4, charges, code: null }
    const fewer = changedCharges(was, stay(night, 2, 2), { room, rules: none }, night)
    expect(taxOf({ charges: fewer })).toMatchObject({ total: 12_600, percents: [5] })
    expect(withGuests(room, charges, 2).map(({ paise }) => paise)).toEqual([630_000, 630_000])
  })

  test('a night that a discount brought below the limit costs as much when the stay gets longer', () => {
    const room = cottage(780_000)
    const code = { id: 1, code: 'TEN', percent: 10, paise: null }
    const { charges } = quoted(room, none, stay(night, 1), code)
    const was = { roomId: room.id, guests: 2, charges, code }
    const longer = changedCharges(was, stay(night, 2), { room, rules: none }, night)
    expect(taxOf({ charges: longer })).toEqual({ total: 2 * 7875, gst: 750, percents: [5] })
    // So do the nights that were charged in a room that has one rate for all since.
    const fixed = { ...room, gstPercent: 18 }
    const since = changedCharges(was, stay(night, 2), { room: fixed, rules: none }, night)
    expect(since.filter(({ kind }) => kind === 'limit')).toMatchObject([
      { paise: -40_860, gstPercent: 5 },
    ])
    const wasLonger = { ...was, charges: longer }
    const shorter = changedCharges(wasLonger, stay(night, 1), { room: fixed, rules: none }, night)
    expect(totalOf(shorter)).toBe(787_500)
    expect(shorter.map(({ position }) => position)).toEqual([1, 2, 3])
  })

  test('nights that were charged at one rate for all keep it when the stay gets longer', () => {
    const fixed = { ...cottage(600_000), gstPercent: 18 }
    const { charges } = quoted(fixed, none, stay(night, 1))
    const was = { roomId: fixed.id, guests: 2, charges, code: null }
    const book = { room: cottage(600_000), rules: none }
    const longer = changedCharges(was, stay(night, 2), book, night)
    expect(longer.map(({ gstPercent }) => gstPercent)).toEqual([18, 5])
  })
})
