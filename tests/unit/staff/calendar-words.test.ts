import { expect, test } from 'vitest'
import { pickedOf } from '#components/staff/calendar/use-picking.ts'
import { movedSentence, shortGap, unitNameOf } from '#components/staff/calendar/words.ts'
import { shortDates } from '#components/staff/kit/words.ts'
import { changedSentence } from '#components/staff/stay/words.ts'
import type { Placed } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { chargeGst } from '../../support/terms.ts'

chargeGst()

const calendar = {
  rooms: [{ id: 1, name: 'Orchard Tent', units: [{ number: 3, name: 'The pond' }] }],
} as unknown as DeskCalendar
const place = { room_id: 1, unit: 3, check_in: '2027-02-14', check_out: '2027-02-17' }
const moved = (booking: object) =>
  movedSentence(calendar, { booking: { full_name: 'Asha Rane', ...booking } } as Placed, place)

test('a mail is named only to a guest who has an address', () => {
  expect(moved({ status: 'confirmed', has_email: true })).toBe(
    'Asha now has The pond. They’ll get an e-mail in half a minute.',
  )
  expect(moved({ status: 'confirmed', has_email: false })).toBe(
    'Asha now has The pond. They have no e-mail address: please tell them yourself.',
  )
  expect(moved({ status: 'pending', has_email: true })).toContain('They won’t get an e-mail.')
  const asha = { full_name: 'Asha Rane', email: 'asha@example.com' }
  expect(changedSentence(asha, true)).toContain('Asha Rane will get an e-mail in half a minute.')
  expect(changedSentence(asha, false)).toContain('Asha Rane won’t get an e-mail.')
  expect(changedSentence({ ...asha, email: null }, true)).toBe(
    'The stay has been changed. Asha Rane has no e-mail address: please tell them yourself.',
  )
})

test('a unit that has only its number is named with its room', () => {
  const units = [
    { number: 1, name: 'The pond' },
    { number: 2, name: '2' },
  ]
  const farm = { rooms: [{ id: 1, name: 'Orchard Tent', units }] } as unknown as DeskCalendar
  expect([1, 2].map((unit) => unitNameOf(farm, { room_id: 1, unit }))).toEqual([
    'The pond',
    'Orchard Tent unit 2',
  ])
})

test('dates of another year name it once', () => {
  const dates = (check_in: string, check_out: string) => shortDates({ check_in, check_out })
  expect(dates('2199-01-10', '2199-01-16')).toBe('10 to 16 Jan 2199')
  expect(dates('2199-01-31', '2199-02-06')).toBe('31 Jan to 6 Feb 2199')
  expect(dates('2198-12-30', '2199-01-05')).toBe('30 Dec 2198 to 5 Jan 2199')
})

test('a difference in price is two short words where nights are narrow', () => {
  const gaps = [null, 0, 1770, -40, 9999.4, 9999.5, 12_390, -99_940]
  const words = ['1,770 more', '40 less', '9,999 more', '10.0k more', '12.4k more', '99.9k less']
  expect(gaps.map(shortGap)).toEqual(['', '', ...words])
})

const rated = { gstPercent: 18, guestsIncluded: null, extraGuestPaise: null }

test('nights that lie too far ahead to be booked say so as they are picked', () => {
  const units = [{ number: 1, name: 'The pond' }]
  const farm = {
    ...{ today: '2027-02-12', from: '2028-02-01', days: 30, occupancies: [], long_stays: [] },
    rooms: [{ id: 1, name: 'Orchard Tent', units, rated, nights: [] }],
  } as unknown as DeskCalendar
  const picked = (first: string) => pickedOf(farm, { line: '1.1', first, last: first })
  expect(picked('2028-02-12')?.problem).toBeNull()
  expect(picked('2028-02-13')?.problem).toBe('That’s more than 365 days ahead.')
})

test('nights that are picked say on how many of them the law has another GST', () => {
  const units = [{ number: 1, name: 'The pond' }]
  const nights = [{}, { gst: 18 }, { gst: 18 }].map((gst, at) => {
    return { date: `2027-02-${20 + at}`, free: 1, price: 8000, ...gst }
  })
  const farm = {
    ...{ today: '2027-02-12', from: '2027-02-20', days: 3, occupancies: [], long_stays: [] },
    rooms: [{ id: 1, name: 'Orchard Tent', units, rated, nights }],
  } as unknown as DeskCalendar
  const words = (first: number, last: number) =>
    pickedOf(farm, { line: '1.1', first: `2027-02-${first}`, last: `2027-02-${last}` })?.words
  expect(words(20, 20)).toMatch(/, ₹8,000 including GST$/)
  expect(words(21, 22)).toMatch(/, ₹16,000 including 18% GST$/)
  expect(words(20, 22)).toMatch(/, ₹24,000 including GST, 18% on 2 of 3 nights$/)
})
