import { expect, test } from 'vitest'
import { type Choice, choicesOf } from '#components/staff/find/choices.ts'
import type { Found, FoundUnit } from '#lib/desk/schema/find.ts'
import { chargeGst } from '../../support/terms.ts'

chargeGst()

const nothing: Found = { bookings: [], guests: [], units: [], rooms: [] }

/** The screens and actions that a text finds. */
const placesOf = (text: string) =>
  choicesOf(text, nothing).flatMap(({ group, title }) => (group === 'Go to' ? [title] : []))

test.each([
  ['new booking', 'New booking'],
  ['book new', 'New booking'],
  ['block', 'Block nights'],
  ['record pay', 'Record a payment'],
  ["today's sheet", 'Print today’s sheet'],
  ['print', 'Print today’s sheet'],
  ['export', 'Export bookings'],
  ['add room', 'Add a room'],
  ['import', 'Import rooms'],
  ['sign out', 'Sign out'],
  ['logout', 'Sign out'],
  ['Log  out', 'Sign out'],
  ['gst', 'Documents'],
])('the words “%s” find %s first', (text, title) => {
  expect(placesOf(text)[0]).toBe(title)
})

test('what a place is called comes before what is said of it, and all words have to fit', () => {
  expect(placesOf('rooms').slice(0, 2)).toEqual(['Rooms', 'Import rooms'])
  expect(placesOf('print nothing')).toEqual([])
  expect(placesOf('').length).toBeGreaterThan(3)
})

test('only the way out ends the session, and only its whole words offer it', () => {
  const leaving = (text: string) => choicesOf(text, nothing).filter(({ leaves }: Choice) => leaves)
  expect(leaving('sign out').map(({ title }) => title)).toEqual(['Sign out'])
  for (const text of ['', 'si', 'sign', 'out', 'log', 'device']) expect(leaving(text)).toEqual([])
})

test("a unit leads to tonight's stay, an empty one to its row on the calendar", () => {
  const unit: FoundUnit = { room_id: 4, unit: 2, name: 'Wada 2', room: 'Wada Room', stay: null }
  const stay = { reference: 'D7K-3MX', full_name: 'Asha Rao', check_out: '2026-12-21' }
  const units = [unit, { ...unit, unit: 3, name: 'Wada 3', stay }]
  const found = choicesOf('wada', { ...nothing, units }).filter(({ group }) => group === 'Units')
  expect(found).toMatchObject([
    { title: 'Wada 2', about: 'Wada Room, free tonight', href: '/app/calendar?at=4.2' },
    { title: 'Wada 3', about: 'Wada Room, Asha Rao until 21 Dec', reference: 'D7K-3MX' },
  ])
  expect(found[0]?.reference).toBeNull()
})

test('a unit whose name has its room names it once', () => {
  const unit: FoundUnit = { room_id: 4, unit: 2, name: 'Wada 2', room: 'Wada', stay: null }
  const stay = { reference: 'D7K-3MX', full_name: 'Asha Rao', check_out: '2026-12-21' }
  const units = [unit, { ...unit, stay }, { ...unit, name: 'Wadavan' }]
  const found = choicesOf('wada', { ...nothing, units }).filter(({ group }) => group === 'Units')
  expect(found.map(({ about }) => about)).toEqual([
    'Free tonight',
    'Asha Rao until 21 Dec',
    'Wada, free tonight',
  ])
})
