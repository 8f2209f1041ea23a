import { describe, expect, test } from 'vitest'
import { priceKey } from '#components/booking/fields.ts'
import { emptyPrice, priceOfQuote } from '#components/booking/price.ts'
import { holdTrouble } from '#components/booking/troubles.ts'
import { quoteStay } from '#lib/rates/rules/quote.ts'
import { wireQuote } from '#lib/rates/schema/quote.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { fields, play, terms } from '../../support/booking-flow.ts'
import { none, room, season, stay } from '../../support/rates.ts'

const key = priceKey(fields, '2026-12-12')
const price = { ...emptyPrice, totalPaise: terms.amountPaise }
const asked = { type: 'quoted', quoted: { key, answer: 'asking' } } as const
const sold = { type: 'quoted', quoted: { key, answer: 'sold', price } } as const

function priced(...asked: Parameters<typeof quoteStay>) {
  const quote = quoteStay(...asked)
  if (!quote.sold) throw new Error(`not sold: ${quote.because}`)
  return priceOfQuote(wireQuote(quote))
}

describe('a price', () => {
  test('is the answer of the call in paise, with the season of each night, extra guests and the discount', () => {
    const diwali = season({ name: 'Diwali', from: '2026-12-22', to: '2026-12-22', percent: 25 })
    const rules = { ...none, seasons: [diwali] }
    const code = { id: 1, code: 'MANGO', percent: 10, paise: null }
    const price = priced(room, rules, stay('2026-12-21', 2, 3), code)
    expect(price).toMatchObject({ seasons: { '2026-12-22': 'Diwali' }, totalPaise: 1_073_800 })
    expect(price.charges.map(({ kind, words, paise }) => [kind, words, paise])).toEqual([
      ['night', 'Wada', 472_000],
      ['night', 'Wada', 590_000],
      ['extra_guest', 'Extra guests: 1, nights: 2', 118_000],
      ['discount', 'MANGO', -106_200],
    ])
  })

  test('hangs on room, dates, guests and code', () => {
    const keys = [{}, { guests: 3 }, { code: 'MANGO' }, { checkOut: '2026-12-23' }].map((change) =>
      priceKey({ ...fields, ...change }, '2026-12-12'),
    )
    expect(new Set(keys).size).toBe(4)
    expect(priceKey({ ...fields, checkOut: '' }, '2026-12-12')).toBe('')
  })

  test('that comes after another was asked for is ignored', () => {
    const late = { ...sold, quoted: { ...sold.quoted, key: 'another' } }
    expect(play({}, asked, late).quoted).toMatchObject({ key, answer: 'asking' })
    expect(play({}, asked, sold).quoted).toEqual(sold.quoted)
  })

  test('stays in sight until the next has come', () => {
    expect(play({}, asked, sold, asked).quoted).toMatchObject({ answer: 'asking', before: price })
  })

  test('goes along with the hold only if it is what is held for', () => {
    const held = { type: 'held', terms } as const
    expect(play({}, asked, sold, { type: 'preparing' }, held).hold?.price).toEqual(price)
    const other = { ...held, terms: { ...terms, amountPaise: 1 } }
    expect(play({}, asked, sold, { type: 'preparing' }, other).hold?.price).toBeNull()
  })
})

describe('a hold that is refused', () => {
  const refused = (error: Refusal, told = {}) => {
    const trouble = holdTrouble(error, told)
    return play(
      { fields: { ...fields, code: 'MANGO' } },
      asked,
      sold,
      { type: 'preparing' },
      {
        type: 'holdRefused',
        trouble,
      },
    )
  }

  test('because the price has changed says the old and the new one, and shows the new one', () => {
    const now = quoteStay(room, none, stay('2026-12-21', 1))
    if (!now.sold) throw new Error('not sold')
    const error = new Refusal('price_changed', { data: { quote: wireQuote(now) } })
    expect(refused(error, { amount: 4000 })).toMatchObject({
      step: 'form',
      trouble: { kind: 'priceChanged', beforePaise: 400_000, now: { totalPaise: 472_000 } },
      quoted: { key, answer: 'sold', price: { totalPaise: 472_000 } },
    })
  })

  test('because the stay is not sold keeps the reason where its price stood', () => {
    const data = { because: 'minimum_nights', minimum_nights: 3, season: 'Diwali' }
    const why = { because: 'minimum_nights', minimumNights: 3, season: 'Diwali' }
    expect(refused(new Refusal('not_sold', { data }))).toMatchObject({
      step: 'form',
      trouble: { kind: 'notSold', why },
      quoted: { answer: 'notSold', why },
    })
  })

  test('because of the code goes on without it', () => {
    expect(refused(new Refusal('code_not_valid'), { code: 'MANGO' })).toMatchObject({
      step: 'form',
      trouble: { kind: 'codeNotValid', code: 'MANGO' },
      fields: { code: '' },
      refusedCode: 'MANGO',
    })
  })
})

test('a code that the price refuses is taken out of the form, unless another was typed since', () => {
  const typed = { fields: { ...fields, code: 'MANGO' } }
  expect(play(typed, { type: 'codeRefused', code: 'MANGO' })).toMatchObject({
    fields: { code: '' },
    refusedCode: 'MANGO',
  })
  expect(play(typed, { type: 'codeRefused', code: 'LEMON' }).fields.code).toBe('MANGO')
})
