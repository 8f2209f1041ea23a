import { expect, test } from 'vitest'
import { roomInMessages } from '#lib/i18n/known-rooms.ts'
import { freshSlug } from '#lib/rooms/rules/name.ts'
import { parsePercent, ratePerNight } from '#lib/rooms/rules/rate.ts'
import { readRooms } from '#lib/rooms/rules/read-rooms.ts'
import { unitNamesFor, unitNamesProblem, unitTitle, unitWords } from '#lib/rooms/rules/units.ts'
import { wireRoom } from '#lib/rooms/schema/room.ts'
import { slugOf } from '#lib/shared/text.ts'

test('a night costs the base and its tax, rounded to the paisa', () => {
  expect(ratePerNight(400_000, 18)).toBe(472_000)
  expect(ratePerNight(99_999, 18)).toBe(117_999)
  expect(ratePerNight(100, 0.5)).toBe(101)
  expect(ratePerNight(400_000, 0)).toBe(400_000)
})

test('a room travels in rupees and with the path of its picture', () => {
  const room = {
    id: 7,
    name: 'Maratha Wada Room',
    slug: 'maratha-wada-room',
    description: '',
    basePaise: 400_050,
    gstPercent: 18,
    ratePaise: 472_059,
    units: 3,
    unitNames: ['Wada 1', '2', '3'],
    sleeps: 2,
    imageId: null,
    version: 2,
  }
  expect(wireRoom(room)).toEqual({
    id: 7,
    name: 'Maratha Wada Room',
    slug: 'maratha-wada-room',
    base_rate: 4000.5,
    gst_rate: 18,
    total_rate: 4720.59,
    description: '',
    image_path: null,
    units: 3,
    unit_names: ['Wada 1', '2', '3'],
    sleeps: 2,
    version: 2,
  })
  expect(wireRoom({ ...room, imageId: 'abc' }).image_path).toBe('/api/room_pictures/abc')
})

test('a name makes an address, and two names never the same', () => {
  expect(slugOf(' Valley-View Cottage! ')).toBe('valley-view-cottage')
  expect(slugOf('Crème & Café')).toBe('creme-cafe')
  expect(freshSlug('आमराई', new Set())).toBe('room')
  expect(slugOf('x'.repeat(200))).toHaveLength(80)
  const taken = new Set(['loft', 'loft-2'])
  expect([freshSlug('Loft', taken), freshSlug('loft', taken)]).toEqual(['loft-3', 'loft-4'])
})

test('a room that staff have named anew has that name in every language', () => {
  const slug = 'maratha-wada-room'
  expect(roomInMessages({ name: 'Maratha Wada Room', slug })).toBe('wada')
  expect(roomInMessages({ name: 'Attic', slug })).toBeUndefined()
})

test('the units of a room have names that differ, and a unit that nobody has named its number', () => {
  expect(unitNamesFor(3, ['Wada 1'])).toEqual(['Wada 1', '2', '3'])
  expect(unitNamesFor(1, ['Wada 1', 'Wada 2'])).toEqual(['Wada 1'])
  expect(unitNamesProblem(['Wada 1', 'Wada 2'])).toBeNull()
  expect(unitNamesProblem(['Wada 1', ''])).toBe('Enter a name for unit 2.')
  expect(unitNamesProblem(['Wada', 'WADA'])).toBe('Two units are called WADA.')
  expect(unitNamesProblem(['x'.repeat(31)])).toMatch(/^Write 30 characters/)
  expect(unitNamesProblem(unitNamesFor(101, []))).toMatch(/^A room has 100 units/)
  expect([unitWords('2'), unitTitle('2'), unitWords(2)]).toEqual(['unit 2', 'Unit 2', 'unit 2'])
  expect([unitWords('Wada 2'), unitTitle('old cottage')]).toEqual(['Wada 2', 'old cottage'])
})

test('a percentage is read with or without its sign, and with a decimal comma', () => {
  expect(['18', '18 %', '12.5', '12,5%', '0'].map(parsePercent)).toEqual([18, 18, 12.5, 12.5, 0])
  expect(['', 'x', '-1', '1.234', '%'].map(parsePercent)).toEqual([null, null, null, null, null])
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
    { message: '“4.500” can be read in two ways. Write thousands without a point.' },
  ])
  expect(problems('4500000000')).toMatchObject([{ message: 'Too large.' }])
})
