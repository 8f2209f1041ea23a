import { expect, test } from 'vitest'
import { blockMeaning } from '#components/staff/calendar/block-words.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'

const units = (...names: string[]) => names.map((name, at) => ({ number: at + 1, name }))
const calendar = {
  from: '2026-12-18',
  days: 14,
  rooms: [
    { id: 1, name: 'Maratha Wada Room', units: units('Wada 1', 'Wada 2', 'Wada 3') },
    { id: 2, name: 'Cottage', units: units('1') },
  ],
  occupancies: [
    {
      room_id: 1,
      unit: 3,
      check_in: '2026-12-29',
      check_out: '2026-12-31',
      booking: { full_name: 'Neha Sharma' },
    },
    {
      room_id: 2,
      unit: 1,
      check_in: '2026-12-20',
      check_out: '2026-12-22',
      booking: null,
      block: { because: 'cleaning', note: '' },
    },
  ],
} as unknown as DeskCalendar
const meaning = (room: number | 'all', chosen: number[] | undefined, from: string, to: string) =>
  blockMeaning(calendar, { room, units: chosen, from, to })
const free = (text: string) => ({ isTaken: false, text })

test('a block says how many nights leave sale, and that its units are free as far as the window shows', () => {
  expect(meaning(1, [3], '2026-12-21', '2026-12-23')).toEqual(
    free('Wada 3 is free on these nights. 2 nights will be taken off sale immediately.'),
  )
  expect(meaning(1, [1, 2], '2026-12-21', '2026-12-23')?.text).toBe(
    'Wada 1, Wada 2 are free on these nights. 4 nights will be taken off sale immediately.',
  )
  expect(meaning('all', undefined, '2026-12-23', '2026-12-24')?.text).toBe(
    'The whole farm is free on these nights. 4 nights will be taken off sale immediately.',
  )
  expect(meaning(2, [1], '2027-02-01', '2027-02-02')).toEqual(
    free('1 night will be taken off sale immediately.'),
  )
})

test('what has its units then is named, all of it, and nothing is said before units and nights are chosen', () => {
  expect(meaning(1, [2, 3], '2026-12-30', '2027-01-02')).toEqual({
    isTaken: true,
    text: 'Wada 3 is taken, 29 to 31 Dec: Neha Sharma. You can’t block nights that have a stay.',
  })
  expect(meaning('all', undefined, '2026-12-21', '2026-12-30')?.text).toBe(
    'Wada 3 is taken, 29 to 31 Dec: Neha Sharma. Cottage unit 1 is taken, 20 to 22 Dec: Cleaning. You can’t block nights that have a stay.',
  )
  expect(meaning('all', undefined, '2026-12-21', '2026-12-23')?.text).toBe(
    'Cottage unit 1 is taken, 20 to 22 Dec: Cleaning.',
  )
  for (const [from, to] of [
    ['', ''],
    ['2026-12-23', '2026-12-23'],
    ['2026-12-23', '2026-12-2'],
  ] as const) {
    expect(meaning(1, [1], from, to)).toBeNull()
  }
  expect(meaning(1, [], '2026-12-21', '2026-12-23')).toBeNull()
})
