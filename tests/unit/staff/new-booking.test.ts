import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '#components/staff/kit/form/use-form.ts'
import {
  anotherOf,
  type Draft,
  deskBookingInput,
  draftOf,
  isTyped,
  paidBy,
  payByOf,
  placeOf,
  priceErrors,
} from '#components/staff/new-booking/draft.ts'
import { BookedSummary } from '#components/staff/new-booking/summary.tsx'
import { bookedWords, goneWords } from '#components/staff/new-booking/words.ts'
import { type DeskBooked, deskBooking } from '#lib/reservations/schema/desk-booking.ts'
import type { FreeRoom, FreeRooms, TakenUnit } from '#lib/stays/schema/free-rooms.ts'

const nights = { from: '2027-07-05', to: '2027-07-07' }
const taken: TakenUnit = {
  number: 2,
  name: 'Wada 2',
  because: 'stay',
  guest: 'Ravi Kale',
  check_in: '2027-07-06',
  check_out: '2027-07-09',
}
const wada: FreeRoom = {
  id: 1,
  name: 'Maratha Wada Room',
  sleeps: 3,
  rate: 4720,
  total: 9440,
  free: [
    { number: 1, name: 'Wada 1' },
    { number: 3, name: 'Wada 3' },
  ],
  taken: [taken],
}
const wadaOne = { room: wada, unit: { number: 1, name: 'Wada 1' } }
const loft = { ...wada, id: 2, name: 'Grain Loft', free: [{ number: 1, name: '1' }], taken: [] }
const free = (...rooms: FreeRoom[]): FreeRooms => ({ rooms, errors: {} })
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...draftOf({ room: null, unit: null, nights }, 'phone'),
  ...changes,
})

describe('the place of a new booking', () => {
  test('is the first that is free while nobody has chosen, and the unit that was asked for', () => {
    expect(placeOf(draft(), free(loft, wada))).toMatchObject({ room: loft, unit: { name: '1' } })
    expect(placeOf(draft({ room: 1 }), free(loft, wada))?.unit.number).toBe(1)
    expect(placeOf(draft({ room: 1, unit: 3 }), free(loft, wada))?.unit.number).toBe(3)
  })

  test('is never another unit or room than was asked for', () => {
    expect(placeOf(draft({ room: 1, unit: 2 }), free(loft, wada))).toBeNull()
    expect(placeOf(draft({ room: 1 }), free(loft, { ...wada, free: [] }))).toBeNull()
    expect(placeOf(draft({ room: 1, guests: 4 }), free(loft, wada))).toBeNull()
    expect(placeOf(draft({ room: 9 }), free(loft, wada))).toBeNull()
  })

  test('that is gone says who has it', () => {
    const gone = (changes: Partial<Draft>, unit: Partial<TakenUnit> = {}) =>
      goneWords(draft(changes), free(loft, { ...wada, taken: [{ ...taken, ...unit }] }))
    const second = { room: 1, unit: 2 }
    expect(gone(second)).toBe('Wada 2 is taken by Ravi Kale from 6 Jul 2027. Choose another.')
    expect(gone(second, { because: 'desk' })).toBe(
      'Wada 2 is being booked by a colleague. Choose another.',
    )
    expect(gone(second, { because: 'repairs', check_in: '2027-07-01' })).toBe(
      'Wada 2 is blocked (repairs until 9 Jul 2027). Choose another.',
    )
    expect(gone({ room: 1, guests: 4 })).toBe('Maratha Wada Room sleeps 3. Choose another.')
    expect(gone({ room: 9 })).toBe('This room type no longer exists. Choose another.')
    expect(gone({ room: 1, unit: 7 })).toBe('This unit no longer exists. Choose another.')
    expect([gone({}), gone({ room: 1, unit: 3 })]).toEqual(['', ''])
    const full = free(loft, { ...wada, free: [] })
    expect(goneWords(draft({ room: 1 }), full)).toContain('No unit of Maratha Wada Room is free')
  })
})

test('the page after a booking names what was booked, by the answer', () => {
  const booking = {
    full_name: 'Lata Rao',
    room_type: 'Orchard Tent',
    unit_name: '2',
    guests: 2,
    amount: 6372,
    to_pay: 1593,
    check_in: '2026-12-21',
    check_out: '2026-12-23',
    pay_by: '2026-12-20T12:30:00Z',
  }
  const booked = { reference: 'P74-QD2', booking } as DeskBooked
  expect(bookedWords(booked)).toEqual({
    unit: 'Orchard Tent, unit 2',
    stay: 'P74-QD2, Mon 21 to Wed 23 Dec, waiting for ₹1,593',
  })
  const html = renderToStaticMarkup(createElement(BookedSummary, { booking: booked.booking }))
  for (const words of ['Lata Rao', 'Orchard Tent, unit 2', '₹6,372']) expect(html).toContain(words)
})

describe('another price', () => {
  const errors = (price: string, reason = '') => priceErrors(draft({ price, reason }), 7316)

  test('needs its reason; the room’s own does not, however it is written', () => {
    for (const own of ['', '7316', '7,316', '₹7,316.00']) expect(errors(own)).toEqual({})
    for (const other of ['7,315', '0']) expect(Object.keys(errors(other))).toEqual(['reason'])
    expect(errors('7,000', 'Came back')).toEqual({})
  })

  test('that is no sum is said at the price', () => {
    expect(errors('abc')).toEqual({})
    const input = { ...draft({ price: 'abc', name: 'Lata Rao', phone: '98200 44557' }) }
    const sent = deskBookingInput(input, wadaOne, new Date())
    expect(Object.keys(errorsOf(deskBooking, sent))).toEqual(['price'])
  })

  test('of nothing is paid by nothing', () => {
    expect([paidBy(draft({ price: '0' })), paidBy(draft())]).toEqual(['none', 'link'])
  })
})

test('what is typed, and not what was chosen, would be lost with the sheet', () => {
  expect(isTyped(draft({ room: 1, unit: 2, guests: 4, paid: 'cash' }))).toBe(false)
  for (const each of ['search', 'name', 'phone', 'email', 'reason', 'utr']) {
    expect([each, isTyped(draft({ [each]: 'x' }))]).toEqual([each, true])
  }
})

test('a link is to be paid by the next evening, or by the one that was chosen while there is time', () => {
  const now = new Date('2027-07-01T09:00:00+05:30')
  const [next, chosen] = ['2027-07-01T12:30:00.000Z', '2027-07-03T12:30:00.000Z']
  const sent = (pay_by: string, at = now) =>
    deskBooking.shape.payment.parse(deskBookingInput(draft({ pay_by }), wadaOne, at).payment)
  const until = (pay_by: string, at = now) => payByOf(draft({ pay_by }), at).toISOString()
  expect([until(''), sent('')]).toEqual([next, { kind: 'link', paying: 'deposit' }])
  expect([until(chosen), sent(chosen)]).toEqual([
    chosen,
    { kind: 'link', paying: 'deposit', pay_by: new Date(chosen) },
  ])
  const later = new Date('2027-07-03T18:30:00+05:30')
  expect(until(chosen, later)).toBe('2027-07-04T12:30:00.000Z')
  expect(sent(chosen, later)).not.toHaveProperty('pay_by')
  // It is no evening any more once the guest arrives before it.
  expect(payByOf({ ...draft({ pay_by: chosen }), check_in: '2027-07-02' }, now)).toEqual(
    new Date(next),
  )
})

test('another booking begins with the guest and the nights of the one before, and with nothing of its money', () => {
  const made = {
    ...draftOf({ room: 1, unit: 3, nights }, 'phone'),
    ...{ guests: 4, isTaken: true, name: 'Kavita Joshi', phone: '98200 11223', locale: 'fr' },
    ...{ price: '4000', reason: 'Friends', amount: '1000', utr: '633212345601' },
  } as Draft
  const { room, unit, ...again } = anotherOf(made)
  expect([room, unit]).toEqual([null, null])
  expect(again).toMatchObject({ check_in: nights.from, check_out: nights.to, guests: 4 })
  expect(again).toMatchObject({ name: 'Kavita Joshi', phone: '98200 11223', locale: 'fr' })
  expect(again).toMatchObject({ price: '', reason: '', amount: '', utr: '' })
})
