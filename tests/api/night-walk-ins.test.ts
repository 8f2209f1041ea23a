import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { bookAtDesk } from '#lib/reservations/commands/book-at-desk.ts'
import { holdAtDesk } from '#lib/reservations/commands/hold-at-desk.ts'
import { quote } from '#lib/reservations/queries/quote.ts'
import { deskBooking, deskHold } from '#lib/reservations/schema/desk-booking.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { freeRooms } from '#lib/stays/queries/free-rooms.ts'
import { stayChange } from '#lib/stays/schema/stay-change.ts'
import { booked, changeOf, stayOfBooking, unitsOf } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { kavita } from '../support/desk-bookings.ts'
import { dayAhead, makeRoom } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let by: Staff
beforeAll(async () => {
  ;({ by } = await signedIn())
})

// Tonight has begun, and midnight has passed.
const lastNight = { check_in: dayAhead(0), check_out: dayAhead(1) }
const at = (time: string) => new Date(`${dayAhead(1)}T${time}+05:30`)
const walkIn = (room: string) =>
  deskBooking.parse({
    ...kavita,
    ...lastNight,
    room,
    unit: 1,
    source: 'walk_in',
    payment: { kind: 'none' },
  })

test('a guest who comes by the night bus is booked for the night that they sleep', async () => {
  const room = await makeRoom(1)
  const search = { ...lastNight, guests: 2, hold_token: undefined }
  const { rooms, errors } = await freeRooms(by, search, at('00:05:00'))
  expect(errors).toEqual({})
  expect(rooms.find(({ id }) => id === room.id)?.free).toHaveLength(1)
  const hold = deskHold.parse({ ...search, room: room.id, hold_token: randomUUID(), unit: 1 })
  await holdAtDesk(by, hold, at('00:06:00'))
  const input = { ...walkIn(room.name), hold_token: hold.hold_token }
  const id = await bookAtDesk(by, input, { now: at('05:59:59'), idempotencyKey: null })
  expect(await unitsOf(id)).toEqual(['booking 1: 0 to 1'])
})

test('from six o’clock on last night is over', async () => {
  const room = await makeRoom(1)
  const asked = { now: at('06:00:00'), idempotencyKey: null }
  await expect(bookAtDesk(by, walkIn(room.name), asked)).rejects.toMatchObject({
    code: 'validation_failed',
    detail: { errors: { check_in: 'Choose today or a later day.' } },
  })
})

test('a stay that has not begun is moved to last night, and nobody goes back further', async () => {
  const { id } = await booked({ from: 1 })
  const move = (check_in: string) => async () => {
    const wish = changeOf(await stayOfBooking(id), { check_in })
    await changeStay(by, id, stayChange.parse(wish), at('00:05:00'))
  }
  await expect(move(dayAhead(-1))()).rejects.toMatchObject({ code: 'validation_failed' })
  await move(dayAhead(0))()
  expect(await unitsOf(id)).toEqual(['booking 1: 0 to 3'])
})

test('guests of the site book from tonight on', async () => {
  const room = await makeRoom(1)
  const asked = { roomType: room.name, checkIn: dayAhead(0), checkOut: dayAhead(1), guests: 2 }
  await expect(quote({ ...asked, code: '' } as never, at('00:05:00'))).rejects.toMatchObject({
    code: 'validation_failed',
  })
})
