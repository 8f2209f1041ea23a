import { beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#calls/bookings.ts'
import { deskCalls } from '#calls/desk.ts'
import { stayCalls } from '#calls/stays.ts'
import { prisma } from '#lib/db/client.ts'
import type { CalendarOccupancy } from '#lib/stays/schema/calendar.ts'
import type { FreeRoom } from '#lib/stays/schema/free-rooms.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { kavita, openDesk } from '../support/desk-bookings.ts'
import { dayAhead, hold, occupanciesOf, release, runOut } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const bookingsRoute = routeAt(bookingCalls, 'desk/bookings')
const calendarRoute = routeAt(stayCalls, 'desk/calendar')
const freeRoute = routeAt(deskCalls, 'desk/free')
const holdRoute = routeAt(deskCalls, 'desk/holds')

useDatabase()

const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  await prisma().occupancy.deleteMany()
  await prisma().hold.deleteMany()
  desk = await openDesk(2)
})
const { check_in, check_out, guests } = kavita
const keep = (changes: object = {}) =>
  call(holdRoute, 'POST', '/api/desk/holds', {
    json: {
      room: desk.room.id,
      unit: 1,
      check_in,
      check_out,
      guests,
      hold_token: mine,
      ...changes,
    },
    cookie: desk.cookie,
  })
const free = async (hold_token = mine): Promise<FreeRoom> => {
  const query = new URLSearchParams({ check_in, check_out, guests: '2', hold_token })
  const { body } = await call(freeRoute, 'GET', `/api/desk/free?${query}`, { cookie: desk.cookie })
  return body.rooms.find(({ id }: FreeRoom) => id === desk.room.id)
}

describe('a unit that staff keep while they type', () => {
  test('is kept for twenty minutes, is free for them alone, and the calendar says who has it', async () => {
    const before = Date.now()
    const { status, body } = await keep()
    expect(status).toBe(201)
    const minutes = (Date.parse(body.expires_at) - before) / 60_000
    expect(Math.round(minutes)).toBe(20)
    expect((await free()).free).toHaveLength(2)
    expect(await free(theirs)).toMatchObject({
      free: [{ number: 2 }],
      taken: [{ name: '1', because: 'desk' }],
    })
    const window = `/api/desk/calendar?from=${check_in}&days=7`
    const { body: calendar } = await call(calendarRoute, 'GET', window, { cookie: desk.cookie })
    const kept = calendar.occupancies.find((o: CalendarOccupancy) => o.room_id === desk.room.id)
    expect(kept).toMatchObject({ unit: 1, hold: { by_staff: true } })
  })

  test('becomes the booking, and nothing else is kept then', async () => {
    await keep()
    const { status, body } = await desk.book({ unit: 1, hold_token: mine })
    expect([status, body.booking.unit]).toEqual([201, 1])
    expect(await occupanciesOf(desk.room.id)).toHaveLength(1)
    expect((await release(mine)).status).toBe(404)
  })

  test('is given up for another one under the same token, and by the sheet that is closed', async () => {
    await keep()
    expect((await keep({ unit: 2, check_out: dayAhead(9) })).status).toBe(201)
    expect((await free(theirs)).free).toMatchObject([{ number: 1 }])
    expect((await release(mine)).status).toBe(200)
    expect((await free(theirs)).free).toHaveLength(2)
  })

  test('is nobody else’s: a colleague and a guest are told, and a token of another does not open it', async () => {
    await keep()
    await keep({ unit: 2, hold_token: theirs })
    expect((await hold(desk.room.name, { checkIn: check_in, checkOut: check_out })).status).toBe(
      409,
    )
    await prisma().staff.create({ data: { email: 'colleague@dontali.example', role: 'desk' } })
    const { cookie } = await signedIn('colleague@dontali.example')
    const booked = await call(bookingsRoute, 'POST', '/api/desk/bookings', {
      json: { ...kavita, room: desk.room.id, unit: 1, hold_token: mine },
      cookie,
    })
    expect(booked.status).toBe(409)
    expect(booked.body.message).toBe('A colleague is booking unit 1 right now.')
  })

  test('is on sale again after its time', async () => {
    await keep()
    await runOut(mine)
    expect((await free(theirs)).free).toHaveLength(2)
    expect((await desk.book({ unit: 1, hold_token: mine })).status).toBe(201)
  })

  test('has one of two who want it at once', async () => {
    const tries = await Promise.all([keep(), keep({ hold_token: theirs })])
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('needs a token, and nights to come', async () => {
    expect((await keep({ hold_token: 'mine' })).body.code).toBe('validation_failed')
    expect((await keep({ check_in: '2020-01-01', check_out: '2020-01-02' })).status).toBe(422)
  })
})
