import { describe, expect, test } from 'vitest'
import { type KnownRoom, readRooms } from '#lib/rooms/rules/read-rooms.ts'
import type { SheetRow } from '#lib/rooms/rules/sheet.ts'
import { maxUnits } from '#lib/rooms/rules/units.ts'

/** The rows of a list, numbered as a spreadsheet with a header numbers them. */
const listed = (...cells: SheetRow['cells'][]): SheetRow[] =>
  cells.map((each, at) => ({ row: at + 2, cells: each }))
const door = (name: string, number: string | number, more: SheetRow['cells'] = {}) => ({
  Name: name,
  'Base Rate': 3000,
  'Room No': number,
  ...more,
})
const known = (name: string, units: number): KnownRoom => ({
  id: 7,
  name,
  description: '',
  basePaise: 300_000,
  gstPercent: 18,
  sleeps: null,
  units,
})

describe('a row for each door', () => {
  test('of a room whose first row is refused is refused with it', () => {
    const rows = listed(door('Deluxe', 101, { 'GST Rate': 101 }), door('Deluxe', 102))
    const { rooms, errors } = readRooms(rows, [])
    expect(rooms).toEqual([])
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'GST Rate'],
      [3, 'Name'],
    ])
    expect(errors[1]?.message).toBe('Row 2 of this room was left out. Correct that row first.')
  })

  test('is one unit more, up to the most that a room can have', () => {
    const rows = listed(
      ...Array.from({ length: maxUnits + 1 }, (_, at) => door('Deluxe', `No ${at}`)),
    )
    const { rooms, errors } = readRooms(rows, [])
    expect(rooms).toMatchObject([{ name: 'Deluxe', units: maxUnits }])
    expect(errors).toEqual([
      { row: maxUnits + 2, column: 'Room No', message: `A room can have up to ${maxUnits} units.` },
    ])
  })

  test.each([
    ['Description', 'With a balcony'],
    ['Sleeps', 4],
  ] as const)(
    'with another %s is not the same room; an empty one says nothing',
    (column, value) => {
      const first = door('Deluxe', 101, { [column]: column === 'Sleeps' ? 3 : 'By the lake' })
      const { rooms, errors } = readRooms(listed(first, door('Deluxe', 102)), [])
      expect([rooms[0]?.doors, errors]).toEqual([['101', '102'], []])
      const other = readRooms(listed(first, door('Deluxe', 102, { [column]: value })), [])
      expect(other.errors).toMatchObject([{ row: 3, message: 'The same name as in row 2.' }])
    },
  )

  test('can be sent again, and then adds the units that the room lacks', () => {
    const rows = listed(door('Deluxe', 101), door('Deluxe', 102), door('Deluxe', 103))
    for (const units of [3, 2]) {
      const { rooms, errors } = readRooms(rows, [known('Deluxe', units)])
      expect([rooms.map((room) => [room.id, room.units]), errors]).toEqual([[[7, 3]], []])
    }
  })
})

describe('a total', () => {
  test('is known by its word or by having no name, not by its sum', () => {
    const sums = (name: string) =>
      readRooms(
        listed(
          { Name: 'A', 'Base Rate': 1000 },
          { Name: 'B', 'Base Rate': 1000 },
          { Name: 'C', 'Base Rate': 1000 },
          { Name: name, 'Base Rate': 3000 },
        ),
        [],
      )
    expect(sums('Villa').rooms.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'Villa'])
    for (const name of [
      'Total',
      'Sum:',
      'कुल',
      'कुल योग',
      'जोड़',
      'औसत',
      'एकूण',
      'बेरीज',
      'सरासरी:',
      '',
    ]) {
      const { rooms, leftOut, errors } = sums(name)
      expect([rooms.length, leftOut, errors]).toEqual([3, [{ row: 5, name }], []])
    }
  })
})

test('an amount of a spreadsheet may be a number, or text as people of several countries write it', () => {
  const paise = (cell: string | number) => {
    const { rooms } = readRooms([{ row: 2, cells: { Name: 'Loft', 'Base Rate': cell } }], [])
    return rooms[0]?.basePaise ?? null
  }
  expect(
    [1000, 1000.005, '₹1,234.50', '1.234,50', '4000,5', '1 200', '4 200/-', 'Rs 4200 only'].map(
      paise,
    ),
  ).toEqual([100_000, 100_001, 123_450, 123_450, 400_050, 120_000, 420_000, 420_000])
  expect(['1.234', '12,345,6', '4 200 or so', Number.NaN, -0.01].map(paise)).toEqual(
    Array(5).fill(null),
  )
  expect(['1.23.456', '4720 ₹', 'INR ₹ 4,720.', '3559.3220339', '₹1,23,450'].map(paise)).toEqual([
    ...[null, 472_000, 472_000, 355_932, 12_345_000],
  ])
})

test('a price that may be thousands or a few rupees is refused, and the sentence says why', () => {
  const problems = (cell: string) =>
    readRooms([{ row: 2, cells: { Name: 'Loft', 'Base Rate': cell } }], []).errors
  expect(problems('Rs. 4.500/-')).toMatchObject([
    { message: '“4.500” can be read in two ways. Please write thousands without a point.' },
  ])
  expect(problems('4500000000')).toMatchObject([{ message: 'This is too large.' }])
})
