import { beforeEach, describe, expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { insertBooking } from '../support/bookings.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom } from '../support/guest.ts'
import { listedRooms, loft, roomCalls } from '../support/rooms.ts'

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
beforeEach(async () => {
  await emptyTables('rooms')
  rooms = await roomCalls()
})

describe('a room', () => {
  test('is added with one unit and 18% GST, and listed with its total', async () => {
    const room = await rooms.add()
    expect(room).toMatchObject({
      name: 'Grain Loft',
      slug: 'grain-loft',
      base_rate: 3200,
      gst_rate: 18,
      total_rate: 3776,
      description: 'Low beams.',
      image_path: null,
      units: 1,
      sleeps: null,
      version: 1,
    })
    const { facts, words, position, pictures, ...listed } = room
    expect([facts, words, position, pictures]).toEqual([{}, {}, 1, []])
    expect(await listedRooms()).toEqual([{ ...listed, from_rate: 3776, varies: false }])
    expect(await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      actor: 'staff@dontali.example',
      action: 'room_added',
      after: { name: 'Grain Loft', base_paise: 320_000 },
    })
  })

  test('is changed, and keeps its address, its units and what else is not sent', async () => {
    const room = await rooms.add({ units: '4', sleeps: '3', gst_rate: '5' })
    const { body } = await rooms.send({ id: String(room.id), name: 'Attic', base_rate: '99.50' })
    expect(body.room).toEqual({
      ...room,
      name: 'Attic',
      base_rate: 99.5,
      total_rate: 104.48,
      version: 2,
    })
  })

  test('keeps the name and the price that its bookings were made with', async () => {
    const room = await rooms.add()
    const booked = await book(room.name)
    await rooms.change(room, { name: 'Attic', base_rate: '9000' })
    const booking = await prisma().booking.findUniqueOrThrow({
      where: { id: booked.body.booking_id },
    })
    expect([booking.roomName, booking.ratePaise]).toEqual(['Grain Loft', 377_600])
    expect((await book('Attic', { checkIn: dayAhead(40), checkOut: dayAhead(41) })).status).toBe(
      201,
    )
  })

  const wrong: [field: string, value: string][] = [
    ['name', '  '],
    ['name', 'x'.repeat(121)],
    ['base_rate', ''],
    ['base_rate', '-1'],
    ['base_rate', '12.345'],
    ['base_rate', '4000,50'],
    ['base_rate', '350001'],
    ['gst_rate', '101'],
    ['gst_rate', 'much'],
    ['sleeps', '0'],
    ['sleeps', '21'],
    ['units', '0'],
    ['units', '1.5'],
    ['units', '101'],
    ['description', 'x'.repeat(2001)],
    ['id', 'one'],
  ]
  for (const [field, value] of wrong) {
    test(`with ${field} "${value.slice(0, 12)}" is refused at that field`, async () => {
      const { status, body } = await rooms.send({ ...loft, [field]: value })
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
      expect(await listedRooms()).toEqual([])
    })
  }

  test('may cost nothing, and as much as thirty nights of it can still be booked', async () => {
    expect((await rooms.add({ base_rate: '0' })).total_rate).toBe(0)
    await rooms.add({ name: 'Palace', base_rate: '350000', gst_rate: '100' })
    const stay = { checkIn: dayAhead(10), checkOut: dayAhead(40) }
    expect((await book('Palace', stay)).status).toBe(201)
  })

  test('cannot have the name of another in any letter case, but that of a deleted one', async () => {
    const room = await rooms.add()
    const other = await rooms.add({ name: 'Tent' })
    const { status, body } = await rooms.change(other, { name: 'GRAIN loft' })
    expect([status, body.code]).toEqual([409, 'room_name_taken'])
    expect(body.errors.name).toContain('GRAIN loft')
    expect((await rooms.send(loft)).status).toBe(409)
    expect((await rooms.change(room, { name: 'GRAIN LOFT' })).status).toBe(200)
    await rooms.remove({ id: String(room.id) })
    expect((await rooms.add()).slug).toBe('grain-loft')
  })

  test('that is not there, or no longer, is 404', async () => {
    const room = await rooms.add()
    await rooms.remove({ id: String(room.id) })
    expect((await rooms.change(room)).body.code).toBe('room_not_found')
    expect((await rooms.remove({ id: String(room.id) })).status).toBe(404)
  })
})

describe('two people at once', () => {
  test('never overwrite each other unseen: the second is shown what the first made of it', async () => {
    const room = await rooms.add()
    expect((await rooms.change(room, { base_rate: '4000' })).status).toBe(200)
    const { status, body } = await rooms.change(room, { description: 'Other words.' })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.room).toMatchObject({ base_rate: 4000, description: 'Low beams.', version: 2 })
    const { version, description } = body.room
    expect((await listedRooms())[0]).toMatchObject({ version, description })
    expect((await rooms.remove({ id: String(room.id), version: '1' })).status).toBe(409)
  })

  test('one of them is first, whoever sends first', async () => {
    const room = await rooms.add()
    const answers = await Promise.all(
      ['1000', '2000', '3000'].map((base_rate) => rooms.change(room, { base_rate })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('make one room of one name', async () => {
    const answers = await Promise.all([
      rooms.send(loft),
      rooms.send(loft),
      rooms.send({ ...loft, name: 'GRAIN LOFT' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('stays ahead', () => {
  test('keep the units that they take, with a word on who has them', async () => {
    const room = await rooms.add({ units: '3' })
    await book(room.name)
    await book(room.name, { fullName: 'Ravi Kulkarni' })
    const { status, body } = await rooms.change(room, { units: '1' })
    expect([status, body.code]).toEqual([409, 'room_in_use'])
    expect(body.errors.units).toMatch(/^Unit 2 is taken from .*: Ravi Kulkarni, .* Keep 2 units/)
    expect((await rooms.change(room, { units: '2' })).status).toBe(200)
  })

  test('and guests who are paying, until their time runs out', async () => {
    const room = await rooms.add({ units: '2' })
    await hold(room.name)
    await hold(room.name)
    expect((await rooms.change(room, { units: '1' })).body.message).toMatch(/paying for unit 2/)
    expect((await rooms.remove({ id: String(room.id) })).body.message).toMatch(
      /being booked right now/,
    )
    await prisma().occupancy.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await rooms.change(room, { units: '1' })).status).toBe(200)
    expect((await rooms.remove({ id: String(room.id) })).status).toBe(200)
  })

  test('keep a room from being deleted, also when they have no unit; past and rejected ones do not', async () => {
    const { id } = await makeRoom()
    const booking = await insertBooking({ unit: null })
    const { status, body } = await rooms.remove({ id: String(id) })
    expect([status, body.code]).toEqual([409, 'room_in_use'])
    expect(body.message).toBe(
      'This room has an upcoming stay, until 4 Mar 2027. Delete the room after that day, or reject that stay first.',
    )
    await pool().query(`
      WITH moved AS (UPDATE bookings SET check_in = '2020-03-01', check_out = '2020-03-04')
      UPDATE charges SET night = make_date(2020, 3, position)`)
    await insertBooking({ status: 'rejected' })
    expect((await rooms.remove({ id: String(id) })).status).toBe(200)
    expect(await listedRooms()).toEqual([])
    expect(await prisma().booking.findUnique({ where: { id: booking.id } })).toMatchObject({
      roomId: id,
    })
  })
})
