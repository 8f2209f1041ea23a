import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { createBooking } from '#lib/reservations/commands/create-booking.ts'
import { answerOnce, repeatable } from '#lib/reservations/commands/idempotency.ts'
import { bookingInput } from '#lib/reservations/schema/booking-input.ts'
import type { BookingCreated } from '#lib/reservations/schema/created.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useDatabase } from '../support/database.ts'
import {
  asked,
  book,
  bookingForm,
  hold,
  makeRoom,
  occupanciesOf,
  runOut,
} from '../support/guest.ts'

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

const bookingsOf = (roomId: number) => prisma().booking.count({ where: { roomId } })

describe('an Idempotency-Key', () => {
  const keyed = (key: string, changes: Record<string, string | Blob> = {}) =>
    book(room.name, changes, { headers: { 'idempotency-key': key } })

  test('answers the same request with the first result', async () => {
    const first = await keyed('one')
    const second = await keyed('one')
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect(await bookingsOf(room.id)).toBe(1)
  })

  test('gets its first answer again, whatever has happened to the room since', async () => {
    const { body } = await hold(room.name)
    await runOut(body.hold_token)
    await book(room.name, { email: 'quick@example.com' })
    const late = { hold_token: body.hold_token }
    const first = await keyed('late', late)
    expect(first.body.needs_room).toBe(true)
    await prisma().occupancy.deleteMany({ where: { roomId: room.id } })
    expect((await keyed('late', late)).body).toEqual(first.body)
  })

  test('sent twice at once makes one booking', async () => {
    const wide = await makeRoom(5)
    const headers = { 'idempotency-key': 'at once' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => book(wide.name, {}, { headers })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.booking_id)).size).toBe(1)
    expect(await occupanciesOf(wide.id)).toHaveLength(1)
  })

  test('that is refused because its twin took the last unit meanwhile is answered as the twin was', async () => {
    const input = bookingInput.parse(await bookingForm(room.name))
    const now = new Date()
    const request = repeatable(
      'twins',
      input,
      (await input.screenshot?.bytes()) ?? new Uint8Array(),
    )
    let twin: BookingCreated | undefined
    const answer = await answerOnce(request, now, async () => {
      twin = await createBooking(input, { ...asked(now), idempotencyKey: 'twins' })
      throw new Refusal('room_not_available')
    })
    expect(answer).toEqual(twin)
  })

  test('with other fields or another file is refused', async () => {
    await keyed('two')
    const otherName = await keyed('two', { fullName: 'Somebody Else' })
    expect([otherName.status, otherName.body.code]).toEqual([409, 'idempotency_key_reused'])
    const otherFile = await keyed('two', { screenshot: new File(['other'], 'paid.jpg') })
    expect(otherFile.body.code).toBe('idempotency_key_reused')
  })

  test('with another picture tells the guest whose hold it was what became of the first, and nobody else', async () => {
    const { body } = await hold(room.name)
    const own = { hold_token: body.hold_token }
    const first = await keyed('lost', own)
    const other = { screenshot: new File(['other'], 'paid.jpg') }
    const again = await keyed('lost', { ...own, ...other })
    const { success: _, ...booking } = first.body
    expect([again.status, again.body.booking]).toEqual([409, booking])
    for (const hold_token of ['', 'a'.repeat(26)]) {
      expect((await keyed('lost', { ...other, hold_token })).body.booking).toBeUndefined()
    }
    await keyed('without a hold', { roomType: (await makeRoom()).name })
    expect((await keyed('without a hold', other)).body.booking).toBeUndefined()
  })

  test('of a request that was refused is free for the next', async () => {
    expect((await keyed('three', { email: 'asha' })).status).toBe(422)
    expect((await keyed('three')).status).toBe(201)
  })

  test('is remembered for 24 hours and free after them', async () => {
    const wide = await makeRoom(2)
    const input = bookingInput.parse(await bookingForm(wide.name))
    const now = new Date()
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const four = (hours: number) =>
      createBooking(input, { ...asked(at(hours)), idempotencyKey: 'four' })
    const first = await four(0)
    expect(await four(23.9)).toEqual(first)
    const next = await four(24.1)
    expect(next.booking_id).not.toBe(first.booking_id)
  })
})
