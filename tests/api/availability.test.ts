import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formCalls } from '#calls/booking-form.ts'
import { prisma } from '#lib/db/client.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { nearestFree, otherRoomsFree } from '#lib/stays/queries/alternatives.ts'
import { calendarOf } from '#lib/stays/queries/availability.ts'
import type { CalendarDay } from '#lib/stays/schema/availability.ts'
import * as checkRoute from '../../app/api/check_availability/route.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, hold, makeRoom, runOut, someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const calendarRoute = routeAt(formCalls, 'availability')

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(2)
})

const check = (from: number, to: number, changes: Record<string, string> = {}) =>
  call(checkRoute, 'POST', '/api/check_availability', {
    form: { roomType: room.name, checkIn: dayAhead(from), checkOut: dayAhead(to), ...changes },
    address: someAddress(),
  })

const calendar = (room: string | number, from: string, to: string) => {
  const query = new URLSearchParams({ room: String(room), from, to })
  return call(calendarRoute, 'GET', `/api/availability?${query}`, { address: someAddress() })
}

const block = (unit: number, from: number, to: number) =>
  prisma().occupancy.create({
    data: {
      roomId: room.id,
      unit,
      checkIn: dateColumn(dayAhead(from)),
      checkOut: dateColumn(dayAhead(to)),
      kind: 'block',
      because: 'repairs',
    },
  })

describe('check_availability', () => {
  test('tells how many units are left', async () => {
    expect((await check(10, 12)).body).toMatchObject({ available: true, units_left: 2 })
    await block(1, 11, 13)
    expect((await check(10, 12)).body).toMatchObject({ available: true, units_left: 1 })
    await block(2, 9, 11)
    expect((await check(10, 12)).body).toMatchObject({ available: false, units_left: 0 })
  })

  test('wants one unit for the whole stay: each night free in another unit is not enough', async () => {
    await block(1, 10, 11)
    await block(2, 11, 12)
    expect((await check(10, 11)).body.available).toBe(true)
    expect((await check(11, 12)).body.available).toBe(true)
    expect((await check(10, 12)).body.available).toBe(false)
  })

  test('lets a guest arrive on the day on which another leaves', async () => {
    await block(1, 10, 12)
    await block(2, 10, 12)
    expect((await check(12, 13)).body.units_left).toBe(2)
    expect((await check(9, 10)).body.units_left).toBe(2)
  })

  test('does not count a hold that has run out', async () => {
    const { body } = await hold(room.name)
    expect((await check(10, 12)).body.units_left).toBe(1)
    await runOut(body.hold_token)
    expect((await check(10, 12)).body.units_left).toBe(2)
  })

  test('finds the room in any letter case; an unknown or deleted one is 404', async () => {
    expect((await check(10, 12, { roomType: room.name.toUpperCase() })).status).toBe(200)
    const unknown = await check(10, 12, { roomType: 'Palace' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'room_not_found'])
    await prisma().room.update({ where: { id: room.id }, data: { deletedAt: new Date() } })
    expect((await check(10, 12)).status).toBe(404)
  })

  test('refuses missing, wrong and past dates', async () => {
    expect((await check(10, 12, { checkIn: '' })).body.code).toBe('required_fields')
    for (const [from, to] of [
      [-1, 2],
      [366, 367],
      [10, 10],
      [10, 41],
    ] as const) {
      expect((await check(from, to)).status, `${from} to ${to}`).toBe(422)
    }
    expect((await check(10, 12, { checkIn: '2026-02-30' })).status).toBe(422)
    expect((await check(0, 1)).status).toBe(200)
    expect((await check(365, 366)).status).toBe(200)
  })
})

describe('the calendar', () => {
  test('tells each night from the first day to the last, with its units', async () => {
    await block(1, 11, 13)
    await block(2, 12, 13)
    const { status, body } = await calendar(room.id, dayAhead(10), dayAhead(13))
    expect(status).toBe(200)
    expect(body.days).toMatchObject([
      { date: dayAhead(10), available: true, units_left: 2 },
      { date: dayAhead(11), available: true, units_left: 1 },
      { date: dayAhead(12), available: false, units_left: 0 },
      { date: dayAhead(13), available: true, units_left: 2 },
    ])
  })

  test('takes the room by name as well, and units that the room no longer has do not count', async () => {
    await prisma().unit.create({ data: { roomId: room.id, number: 5, name: '5' } })
    await block(5, 10, 12)
    const { body } = await calendar(room.name, dayAhead(10), dayAhead(10))
    expect(body.days).toMatchObject([{ date: dayAhead(10), available: true, units_left: 2 }])
  })

  test('knows a room that has been renamed by the name that it was made with', async () => {
    await prisma().room.update({ where: { id: room.id }, data: { name: 'Attic' } })
    const { status } = await calendar(room.name, dayAhead(10), dayAhead(10))
    expect(status).toBe(200)
  })

  test('offers no night of the past', async () => {
    const { body } = await calendar(room.id, dayAhead(-2), dayAhead(0))
    expect(body.days.map((day: { available: boolean }) => day.available)).toEqual([
      false,
      false,
      true,
    ])
  })

  test('is one query, whatever the range', async () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const asked = { room: room.name, from: dayAhead(0), to: dayAhead(365) }
    expect(await calendarOf(asked, new Date())).toHaveLength(366)
    expect(queries).toHaveBeenCalledTimes(1)
    queries.mockRestore()
  })

  test('offers no night on which a stay cannot begin: a past one, or one too far ahead', async () => {
    const { body } = await calendar(room.name, dayAhead(-1), dayAhead(0))
    expect(body.days.map(({ available }: CalendarDay) => available)).toEqual([false, true])
    const { body: far } = await calendar(room.name, dayAhead(365), dayAhead(366))
    expect(far.days).toMatchObject([
      { available: true, units_left: 2 },
      { available: false, units_left: 0 },
    ])
  })

  test('refuses more than 366 days, an end before the beginning, and an unknown room', async () => {
    expect((await calendar(room.id, dayAhead(0), dayAhead(366))).status).toBe(422)
    expect((await calendar(room.id, dayAhead(2), dayAhead(1))).status).toBe(422)
    expect((await calendar(99_999_999, dayAhead(1), dayAhead(2))).status).toBe(404)
  })
})

describe('another room', () => {
  const free = async () =>
    (await check(10, 12)).body.other_rooms.filter((name: string) => name === other.name)
  let other: { id: number; name: string }
  beforeEach(async () => {
    // The list has three at most, the oldest first: only this test's rooms are to be in it.
    await prisma().room.updateMany({
      where: { id: { not: room.id } },
      data: { deletedAt: new Date() },
    })
    other = await makeRoom(1)
    await block(1, 10, 12)
    await block(2, 11, 13)
  })

  test('that is free for the whole stay is offered in place of the one that is taken', async () => {
    expect((await check(10, 12)).body).toMatchObject({
      available: false,
      other_rooms: [other.name],
      other_totals: [9440],
    })
    const { body } = await hold(other.name)
    expect(await free()).toEqual([])
    await runOut(body.hold_token)
    expect(await free()).toEqual([other.name])
  })

  test('is offered with the refusal of a hold as well, and never when there is no need', async () => {
    const { status, body } = await hold(room.name)
    expect([status, body.other_rooms]).toEqual([409, [other.name]])
    expect((await check(20, 22)).body).not.toHaveProperty('other_rooms')
  })

  test('that is not sold for the stay is not offered', async () => {
    await prisma().rateDay.create({
      data: { roomId: other.id, day: dateColumn(dayAhead(11)), closed: true },
    })
    expect(await free()).toEqual([])
  })

  test('is found by one query, and a deleted one is none', async () => {
    await prisma().room.update({ where: { id: other.id }, data: { deletedAt: new Date() } })
    const asked = { roomType: room.name, checkIn: dayAhead(10), checkOut: dayAhead(12) }
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    expect(await otherRoomsFree(asked, new Date())).toEqual([])
    expect(queries).toHaveBeenCalledTimes(1)
    queries.mockRestore()
  })
})

describe('the nearest free dates', () => {
  const nearest = async (from: number, to: number) =>
    (
      await nearestFree(
        { roomType: room.name, checkIn: dayAhead(from), checkOut: dayAhead(to) },
        new Date(),
      )
    ).map(({ checkIn, checkOut }) => [checkIn, checkOut])

  test('are two earlier and two later pairs of the same length, the closest first', async () => {
    await block(1, 10, 12)
    await block(2, 10, 12)
    expect(await nearest(10, 12)).toEqual([
      [dayAhead(8), dayAhead(10)],
      [dayAhead(12), dayAhead(14)],
      [dayAhead(7), dayAhead(9)],
      [dayAhead(13), dayAhead(15)],
    ])
  })

  test('never begin in the past, and want one unit for the whole stay', async () => {
    await block(1, 0, 5)
    await block(2, 0, 3)
    await block(2, 4, 8)
    expect(await nearest(0, 2)).toEqual([
      [dayAhead(5), dayAhead(7)],
      [dayAhead(6), dayAhead(8)],
    ])
  })

  test('are none when nothing is free for weeks', async () => {
    await block(1, 0, 60)
    await block(2, 0, 60)
    expect(await nearest(20, 22)).toEqual([])
  })
})
