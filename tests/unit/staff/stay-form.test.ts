import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { day } from '#components/staff/kit/words.ts'
import { StayPrice } from '#components/staff/stay/stay-price.tsx'
import {
  askedOf,
  changeErrors,
  isSameStay,
  rebased,
  stayInput,
  type TypedStay,
  typedOf,
} from '#components/staff/stay/typed-stay.ts'
import type { StayForm } from '#components/staff/stay/use-stay-form.ts'
import { whenSent } from '#components/staff/stay/use-stay-form.ts'
import {
  balanceWords,
  changedMeanwhile,
  chargeWords,
  fitWords,
  otherWords,
  ratesWords,
} from '#components/staff/stay/words.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { StayAnswer } from '#lib/stays/schema/stay-change.ts'

const booking = {
  ...{ id: 'b', full_name: 'Neha Sharma', email: 'neha@example.com', room_type: 'Maratha Wada' },
  ...{ unit: 3, unit_name: 'Wada 3', guests: 2, amount: 9440, paid: 2360, checking: 0 },
  ...{ check_in: '2026-12-29', check_out: '2026-12-31' },
} as StaffBooking
const wada = {
  ...{ id: 1, name: 'Maratha Wada', sleeps: 4, unit_names: ['Wada 1', 'Wada 2', 'Wada 3'] },
} as WireRoom
const was = { nights: 2, total: 9440, rates: [{ nights: 2, rate: 4720 }], others: [] }
const offer = {
  was,
  will: {
    ...was,
    total: 12_980,
    quoted: 12_980,
    rates: [{ nights: 2, rate: 6490 }],
    unit: 2,
    charges: [],
  },
  ...{ from: null, free: [2, 3], errors: {}, problem: null, letter: null },
} satisfies StayAnswer

const typed = (changes: Partial<TypedStay> = {}) => ({ ...typedOf(booking, wada), ...changes })
const same = (changes: Partial<TypedStay>) => isSameStay(typed(changes), booking, wada)
const errors = (changes: Partial<TypedStay>) =>
  changeErrors(stayInput(typed(changes), booking, offer), offer)

describe('the form of a stay that is changed', () => {
  test('tells nothing typed from another price alone, and the same price from another', () => {
    expect(same({})).toBe(true)
    expect(same({ price: 'old' })).toBe(true)
    expect(same({ price: 'other', sum: '9,440' })).toBe(true)
    expect(same({ price: 'other', sum: '9,000' })).toBe(false)
    expect(same({ price: 'other', sum: '' })).toBe(false)
    expect(same({ check_out: '2027-01-01' })).toBe(false)
    expect(isSameStay(typed(), { ...booking, room_type: 'Gone' }, wada)).toBe(false)
  })

  test('asks and sends the price that was chosen, and a reason with another alone', () => {
    const reason = 'Agreed.'
    const cases = [
      [{ price: 'new', sum: '9,000' }, undefined, undefined],
      [{ price: 'old' }, 9440, 9440],
      [{ price: 'other', sum: '9,000' }, 9000, '9,000'],
      [{ price: 'other', sum: 'much' }, undefined, 'much'],
    ] as const
    for (const [changes, asked, sent] of cases) {
      expect(askedOf(typed(changes), booking).price).toBe(asked)
      const change = stayInput(typed({ ...changes, reason }), booking, offer)
      expect([change.price, change.reason]).toEqual([sent, sent === undefined ? undefined : reason])
      expect(change).toMatchObject({ quoted: 12_980, unit: 3, seen: { amount: 9440, unit: 3 } })
    }
  })

  test('says at its field that a sum is none, and that the reason is missing', () => {
    expect(errors({})).toEqual({})
    expect(Object.keys(errors({ price: 'other', sum: '' }))).toEqual(['price'])
    expect(errors({ price: 'old' })).toEqual({ reason: 'Enter a reason for this price.' })
    expect(errors({ price: 'old', reason: 'Agreed.' })).toEqual({})
    expect(errors({ price: 'other', sum: '12,980' })).toEqual({})
  })
})

describe('a press of its button', () => {
  const sent = (changes: Partial<Parameters<typeof whenSent>[0]>) =>
    whenSent({ price: 'other', isSame: false, loading: false, failed: false, offer, ...changes })

  test('waits for the answer to a price that was typed, and never uses the one before', () => {
    expect(sent({ loading: true })).toBe('later')
    // What the answer before had against it may be true no more.
    expect(sent({ loading: true, offer: { ...offer, problem: 'No.' } })).toBe('later')
    expect(sent({})).toBe('now')
    expect(sent({ failed: true, offer: null })).toBe('now')
  })

  test('does nothing where the price was never seen, nothing differs, or the stay cannot be changed', () => {
    expect(sent({ loading: true, price: 'new' })).toBe('nothing')
    expect(sent({ loading: true, price: 'old' })).toBe('nothing')
    expect(sent({ failed: true, offer: null, price: 'new' })).toBe('nothing')
    expect(sent({ isSame: true })).toBe('nothing')
    expect(sent({ isSame: true, loading: true })).toBe('nothing')
    expect(sent({ offer: { ...offer, problem: 'A credit note comes first.' } })).toBe('nothing')
    expect(sent({ offer: { ...offer, errors: { guests: 'This room sleeps 2.' } } })).toBe('nothing')
  })
})

describe('the words of a change', () => {
  test('say the nights by their prices, and what else is charged', () => {
    const rates = [...offer.was.rates, { nights: 1, rate: 5900 }]
    expect(ratesWords({ ...was, rates })).toBe('2 × ₹4,720 + 1 × ₹5,900')
    expect(otherWords({ words: 'Price as agreed', amount: -500 })).toBe('Price as agreed −₹500')
    expect(chargeWords(offer)).toBe('Charge ₹3,540 more')
    expect(chargeWords({ ...offer, will: { ...offer.will, quoted: 4720 } })).toBe(
      'Charge ₹4,720 less',
    )
  })

  test('say which unit is free, and nothing about one that is not', () => {
    expect(fitWords(offer, wada)).toBe('Wada 2 is free both nights and sleeps 4.')
    const { will } = offer
    const longer = { ...offer, will: { ...will, nights: 3 } }
    expect(fitWords(longer, { ...wada, sleeps: null })).toBe('Wada 2 is free all 3 nights.')
    expect(fitWords({ ...offer, from: '2026-12-30' }, wada)).toBe(
      'Wada 2 is free from 30 Dec on and sleeps 4.',
    )
    expect(fitWords({ ...offer, free: [3] }, wada)).toBeNull()
    expect(fitWords({ ...offer, will: { ...will, unit: null } }, wada)).toBeNull()
  })

  test('say what is due then, or what is to be given back', () => {
    const due = (total: number, changes: Partial<StaffBooking> = {}) =>
      balanceWords({ ...booking, ...changes }, total)
    expect(due(12_980).balance).toBe('₹3,540 more to pay, ₹10,620 due')
    expect(due(4720).balance).toBe('₹4,720 less to pay, ₹2,360 due')
    expect(due(2360).balance).toBe('₹7,080 less to pay, nothing is due')
    expect(due(9440).balance).toBe('The price stays the same, ₹7,080 due')
    expect(due(9440, { paid: 12_980 })).toMatchObject({
      balance: '₹3,540 to refund',
      back: expect.stringContaining('Money'),
    })
    expect(due(9440).back).toBeNull()
    expect(due(9440, { checking: 2360 }).checking).toBe('₹2,360 still to check in the bank.')
  })
})

describe('what a change will do', () => {
  const letter = {
    ...{ locale: 'fr', direction: 'ltr', email: 'neha@example.com', own: ['Bonjour'] },
    english: ['We have changed your stay.', 'It is now Cottage.', 'Total, tax included: ₹12,980'],
  } as const
  const shown = (changes: Partial<StayForm> = {}, of: Partial<StaffBooking> = {}) => {
    const answer = {
      ...offer,
      letter: { ...letter, own: [...letter.own], english: [...letter.english] },
    }
    const form = {
      typed: typed(),
      offer: answer,
      errors: {},
      isSame: false,
      ...changes,
    } as StayForm
    return renderToStaticMarkup(
      createElement(StayPrice, { booking: { ...booking, ...of }, form, room: wada }),
    ).replace(/<[^>]*>/g, ' ')
  }

  test('is the price before and after, what is due then, and the mail in the guest’s language', () => {
    const text = shown()
    for (const words of [
      'Wada 2 is free both nights and sleeps 4.',
      '2 × ₹4,720',
      '2 × ₹6,490',
      '₹3,540 more to pay, ₹10,620 due',
      'Keep the old price, ₹9,440',
      'by e-mail, in French',
      '“It is now Cottage.”',
      'Total, tax included: ₹12,980',
      'Show in French',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('is said to be unanswered where the newest question was, and not to stand against the fields', () => {
    const wrong = { ...offer, errors: { check_out: 'A booking can have up to 30 nights.' } }
    const against = 'Please correct the marked fields first.'
    const unanswered = 'No answer yet.'
    expect(shown({ offer: wrong })).toContain(against)
    expect(shown({ offer: wrong })).not.toContain(unanswered)
    expect(shown({ offer: wrong, isOld: true })).not.toContain(against)
    expect(shown({ offer: wrong, isOld: true })).toContain(unanswered)
  })

  test('names no mail where none leaves, and no price where the stay cannot be changed', () => {
    expect(shown({ typed: typed({ tell: false }) })).not.toContain('It is now Cottage.')
    const told = shown({}, { email: null })
    expect(told).toContain('Neha Sharma has no e-mail address: please tell them yourself.')
    expect(told).not.toContain('It is now Cottage.')
    const problem = 'A credit note comes first.'
    const refused = shown({ offer: { ...offer, problem } })
    expect(refused).toContain(problem)
    expect(refused).not.toContain('A different price')
    expect(shown({ offer: { ...offer, free: [], will: { ...offer.will, unit: null } } })).toContain(
      'No unit of this room type is free on these dates.',
    )
  })
})

describe('a stay that somebody else has changed meanwhile', () => {
  const now = { ...booking, guests: 1, amount: 14_160, check_out: '2027-01-01' }
  const nights = `${day('2026-12-29')} to ${day('2027-01-01')}`
  test('says what is different, and that what was typed is kept', () => {
    expect(changedMeanwhile(booking, now)).toBe(
      `A colleague has changed this stay. It’s now ${nights}, 1 guest, ₹14,160. What you typed is still here: check the price, then press again.`,
    )
    expect(changedMeanwhile(booking, booking)).toMatch(/^The price has just changed\./)
    expect(changedMeanwhile(booking, null)).toMatch(/Please close this window and open it again\.$/)
  })
  test('keeps what was typed, and follows it in all else', () => {
    const wish = typed({ check_in: '2026-12-28', reason: 'Late train' })
    expect(rebased(wish, typedOf(booking, wada), typedOf(now, wada))).toEqual({
      ...typedOf(now, wada),
      check_in: '2026-12-28',
      reason: 'Late train',
    })
    const elsewhere = typedOf({ ...now, unit: 1 }, wada)
    const moved = rebased(typed({ room: 2, unit: '' }), typedOf(booking, wada), elsewhere)
    expect(moved).toMatchObject({ room: 2, unit: '' })
  })
  test('is compared with the price that it has now', () => {
    const changed = {
      ...offer,
      was: { ...was, total: 14_160 },
      will: { ...offer.will, total: 9440 },
    }
    const form = { typed: typed(), offer: changed, isSame: false } as unknown as StayForm
    const shown = renderToStaticMarkup(createElement(StayPrice, { booking, form, room: wada }))
    expect(shown).toContain('₹4,720 less to pay')
    expect(shown).not.toContain('The price stays the same')
  })
})
