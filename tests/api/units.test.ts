import { beforeEach, describe, expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { listBookings } from '#lib/desk/queries/list-bookings.ts'
import { bookingSearch } from '#lib/desk/schema/search.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { knownMigrations, migrate } from '../../server/migrate.ts'
import { ask, on } from '../support/backup.ts'
import { insertBooking } from '../support/bookings.ts'
import { createDatabase, emptyTables, useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { loft, roomCalls } from '../support/rooms.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
beforeEach(async () => {
  await emptyTables('rooms')
  rooms = await roomCalls()
})

describe('the names of units', () => {
  test('are their numbers at first, and what staff write later', async () => {
    const room = await rooms.add({ units: '2' })
    expect(room.unit_names).toEqual(['1', '2'])
    const named = await rooms.change(room, { units: '2', unit_names: 'Wada 1\n  Wada   2 ' })
    expect(named.body.room.unit_names).toEqual(['Wada 1', 'Wada 2'])
    const grown = await rooms.change(named.body.room, { units: '3' })
    expect(grown.body.room.unit_names).toEqual(['Wada 1', 'Wada 2', '3'])
    const swapped = await rooms.change(grown.body.room, { unit_names: 'Wada 2\nWada 1\n3' })
    expect(swapped.body.room.unit_names).toEqual(['Wada 2', 'Wada 1', '3'])
    expect(await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      before: { unit_names: ['Wada 1', 'Wada 2', '3'] },
      after: { unit_names: ['Wada 2', 'Wada 1', '3'] },
    })
  })

  test('say how many units there are, if nothing else does', async () => {
    expect((await rooms.add({ unit_names: 'Barn\nLoft' })).units).toBe(2)
  })

  const wrong: [string, Record<string, string>][] = [
    ['one name twice', { units: '2', unit_names: 'Wada\nwada' }],
    ['too few names', { units: '3', unit_names: 'Wada 1\nWada 2' }],
    ['a name left empty', { units: '2', unit_names: 'Wada 1\n ' }],
    ['a long name', { units: '1', unit_names: 'x'.repeat(31) }],
    ['too many names', { unit_names: Array.from({ length: 101 }, (_, at) => at).join('\n') }],
  ]
  for (const [what, fields] of wrong) {
    test(`${what} is refused at that field`, async () => {
      const { status, body } = await rooms.send({ ...loft, ...fields })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['unit_names']])
    })
  }

  test('a new unit never takes the name of another', async () => {
    const room = await rooms.add({ unit_names: '2' })
    const { status, body } = await rooms.change(room, { units: '2' })
    expect([status, body.errors.unit_names]).toEqual([422, 'Two units are called 2.'])
  })

  test('stand where a unit is taken, in the list of staff and in the history', async () => {
    const { by } = await signedIn()
    const room = await rooms.add({ unit_names: 'Wada 1\nWada 2' })
    const { body } = await book(room.name)
    const { rows } = await listBookings(by, bookingSearch.parse({}), new Date())
    expect(rows).toMatchObject([{ unit: 1, unit_name: 'Wada 1' }])
    const less = await rooms.change(room, { units: '1' })
    expect(less.status).toBe(200)
    await prisma().occupancy.updateMany({ data: { unit: 2 } })
    const { version } = less.body.room
    await rooms.change({ ...room, version }, { unit_names: 'Wada 1\nWada 2' })
    const refused = await rooms.change({ ...room, version: version + 1 }, { units: '1' })
    expect(refused.body.message).toMatch(/^Wada 2 is taken from .*: Asha Rao, /)
    await giveRoom(by, { id: body.booking_id, room: room.id }, new Date())
    const history = await bookingHistory(by, body.booking_id, new Date())
    expect(history.map(({ detail }) => detail)).toContain('Grain Loft, Wada 1')
  })

  test('a guest is told the one of theirs once the stay is certain', async () => {
    const { by } = await signedIn()
    const room = await rooms.add({ unit_names: 'Wada 1\nWada 2' })
    const { body } = await book(room.name)
    const id = body.booking_id
    expect((await readBooking({ id }))?.door).toBeNull()
    await changeStatus(by, { id, status: 'verified', note: null }, new Date())
    expect((await readBooking({ id }))?.door).toBeNull()
    await changeStatus(by, { id, status: 'confirmed', note: null }, new Date())
    expect((await readBooking({ id }))?.door).toBe('Wada 1')
  })

  test('and not the number of the only one', async () => {
    const room = await rooms.add()
    const { id } = await insertBooking({ status: 'confirmed' })
    expect((await readBooking({ id }))?.door).toBeNull()
    await rooms.change(room, { unit_names: 'Old Barn' })
    expect((await readBooking({ id }))?.door).toBe('Old Barn')
  })
})

describe('the database refuses', () => {
  const refusalOf = (sql: string) =>
    pool()
      .query(sql)
      .then(() => null)
      .catch(({ constraint }) => constraint)

  test('a unit that is not there, and a stay of other nights or of another room than its booking says', async () => {
    await makeRoom(2)
    const other = await makeRoom(2)
    await insertBooking({})
    expect(await refusalOf('UPDATE occupancies SET unit = 3')).toBe('occupancies_unit')
    const moves = [
      'UPDATE occupancies SET check_out = check_out + 1',
      `UPDATE occupancies SET room_id = ${other.id}`,
    ]
    for (const move of moves) {
      expect(await refusalOf(move)).toBe('occupancies_stay')
    }
  })

  test('other dates of a booking while somebody else has its unit then, and without its unit', async () => {
    await makeRoom(1)
    await insertBooking({})
    await insertBooking({ checkIn: '2027-03-05' })
    await pool().query('UPDATE occupancies SET unit = 1')
    const later = (days: number) => `UPDATE bookings SET check_in = check_in + ${days},
      check_out = check_out + ${days} WHERE check_in = '2027-03-01'`
    expect(await refusalOf(later(2))).toBe('occupancies_never_overlap')
    await pool().query('ALTER TABLE bookings DISABLE TRIGGER bookings_charges')
    expect(await refusalOf(later(1))).toBe('occupancies_whole_stay')
    await pool().query('ALTER TABLE bookings ENABLE TRIGGER bookings_charges')
  })

  test('nights of a stay that nobody has, or that are had twice, in whichever unit they were slept', async () => {
    await makeRoom(3)
    const { id } = await insertBooking({})
    const begin = (day: string) =>
      `UPDATE occupancies SET check_in = '${day}' WHERE kind = 'booking'`
    const slept = (from: string, to: string) =>
      `INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, slept_by)
       SELECT room_id, 2, '${from}', '${to}', 'slept', '${id}' FROM bookings WHERE id = '${id}'`
    const together = (...sqls: string[]) => refusalOf(`BEGIN; ${sqls.join(';')}; COMMIT`)
    expect(await refusalOf(begin('2027-03-02'))).toBe('occupancies_whole_stay')
    expect(await refusalOf(slept('2027-02-28', '2027-03-01'))).toBe('occupancies_whole_stay')
    expect(await refusalOf(slept('2027-03-01', '2027-03-02'))).toBe('occupancies_whole_stay')
    expect(await together(begin('2027-03-02'), slept('2027-03-01', '2027-03-02'))).toBeNull()
    expect(await refusalOf("DELETE FROM occupancies WHERE kind = 'slept'")).toBe(
      'occupancies_whole_stay',
    )
    expect(await refusalOf("DELETE FROM occupancies WHERE kind = 'booking'")).toBeNull()
    expect(await refusalOf('UPDATE occupancies SET slept_by = NULL')).toBe('occupancies_slept')
  })

  test('to forget a unit in which somebody stays or stayed', async () => {
    await makeRoom(1)
    await insertBooking({})
    expect(await refusalOf('DELETE FROM units')).toBe('occupancies_unit')
  })
})

describe('a farm with bookings gets units', () => {
  const filled = `
    INSERT INTO rooms (name, slug, base_paise, gst_percent, units) VALUES ('Old', 'old', 1, 18, 3), ('Small', 'small', 1, 18, 1);
    INSERT INTO customers (email, full_name, phone) VALUES ('a@example.com', 'A', '1');
    WITH made AS (
      INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name,
        check_in, check_out, nights, guests, rate_paise, gst_percent, total_paise)
      SELECT 'R' || n, repeat('s', 25) || n, c.id, 'A', c.email, '1', r.id, 'Old', '2027-01-01', '2027-01-02', 1, 1, 1, 18, 1
      FROM customers c, rooms r, generate_series(1, 3) AS n WHERE r.slug = 'old' RETURNING *),
    lines AS (
      INSERT INTO charges (booking_id, position, kind, night, words, paise, gst_percent)
      SELECT id, 1, 'night', check_in, 'Old', 1, 18 FROM made)
    INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, booking_id)
    SELECT room_id, right(reference, 1)::int + 2, check_in, check_out, 'booking', id FROM made WHERE reference < 'R3'`

  async function earlier() {
    const { url, drop } = await createDatabase({ empty: true })
    const names = await knownMigrations()
    await migrate(url, { only: names.slice(0, names.indexOf('20261124110000_units')) })
    await on(url, (client) => client.query(filled))
    return { url, drop }
  }
  const kept =
    'SELECT b.*, o.unit, o.id AS occupancy FROM bookings b LEFT JOIN occupancies o ON o.booking_id = b.id ORDER BY reference'

  test('numbers become names, also of units that were once, and no booking changes', async () => {
    const { url, drop } = await earlier()
    const bookings = await ask(url, kept)
    expect(bookings.map(({ unit }) => unit)).toEqual([3, 4, null])
    const names = await knownMigrations()
    await migrate(url, { only: names.slice(0, names.indexOf('20261124110000_units') + 1) })
    expect(await ask(url, kept)).toEqual(bookings)
    const units =
      'SELECT slug, number, u.name FROM units u JOIN rooms r ON r.id = room_id ORDER BY 1, 2'
    expect((await ask(url, units)).map((row) => Object.values(row).join(' '))).toEqual([
      'old 1 1',
      'old 2 2',
      'old 3 3',
      'old 4 4',
      'small 1 1',
    ])
    await migrate(url)
    const placed = (rows: typeof bookings) => rows.map(({ unit, occupancy }) => [unit, occupancy])
    expect(placed(await ask(url, kept))).toEqual(placed(bookings))
    await drop()
  })

  test('where a unit is kept for other nights than the booking says, nothing is changed and it is named', async () => {
    const { url, drop } = await earlier()
    await ask(url, 'UPDATE occupancies SET check_out = check_out + 1 WHERE unit = 4')
    await expect(migrate(url)).rejects.toThrow(/other nights or of another room than they say: R2/)
    expect(await ask(url, "SELECT to_regclass('units') AS is")).toEqual([{ is: null }])
    await drop()
  })
})
