import { expect, test } from 'vitest'
import { formCalls } from '#calls/booking-form.ts'
import type { CalendarDay } from '#lib/stays/schema/availability.ts'
import * as checkRoute from '../../app/api/check_availability/route.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom, someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const calendarRoute = routeAt(formCalls, 'availability')

useDatabase()

/** Whether a room is free for two nights from so many days ahead, to whoever has a token. */
async function isFree(roomType: string, from: number, hold_token: string): Promise<boolean> {
  const form = { roomType, checkIn: dayAhead(from), checkOut: dayAhead(from + 2), hold_token }
  const address = someAddress()
  return (await call(checkRoute, 'POST', '/api/check_availability', { form, address })).body
    .available
}

/** The units that the calendar shows for the nights of the hold, to whoever has a token. */
async function unitsShown(room: string, hold_token: string): Promise<number[]> {
  const query = new URLSearchParams({ room, from: dayAhead(10), to: dayAhead(11), hold_token })
  const address = someAddress()
  const { body } = await call(calendarRoute, 'GET', `/api/availability?${query}`, { address })
  return body.days.map(({ units_left }: CalendarDay) => units_left)
}

test('a guest’s own hold is not in their way, neither in the check nor in the calendar', async () => {
  const room = await makeRoom(1)
  const { body } = await hold(room.name)
  for (const from of [9, 10, 11]) {
    expect(await isFree(room.name, from, body.hold_token)).toBe(true)
    expect(await isFree(room.name, from, '')).toBe(false)
    expect(await isFree(room.name, from, 'a'.repeat(26))).toBe(false)
  }
  expect(await unitsShown(room.name, body.hold_token)).toEqual([1, 1])
  expect(await unitsShown(room.name, '')).toEqual([0, 0])
})

test('the token of a hold that has become a booking does not hide the booking', async () => {
  const room = await makeRoom(1)
  const { body } = await hold(room.name)
  await book(room.name, { hold_token: body.hold_token })
  expect(await isFree(room.name, 10, body.hold_token)).toBe(false)
  expect(await unitsShown(room.name, body.hold_token)).toEqual([0, 0])
})
