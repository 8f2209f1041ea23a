import { beforeAll, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { dayAhead } from '../support/guest.ts'

useDatabase()

let desk: Awaited<ReturnType<typeof openDesk>>
let room: { id: number; name: string }
beforeAll(async () => {
  desk = await openDesk(3)
  ;({ room } = desk)
})
const book = (...args: Parameters<typeof desk.book>) => desk.book(...args)

describe('refused by the field', () => {
  test.each([
    // Until six in the morning last night may still be booked.
    [{ check_in: dayAhead(-2) }, 'check_in'],
    [{ check_out: dayAhead(3) }, 'check_out'],
    [{ check_out: dayAhead(34) }, 'check_out'],
    [{ check_in: '2027-02-30' }, 'check_in'],
    [{ check_in: 7 }, 'check_in'],
    [{ guests: 7 }, 'guests'],
    [{ guests: 'two' }, 'guests'],
    [{ name: ' ' }, 'name'],
    [{ name: null }, 'name'],
    [{ phone: 'later' }, 'phone'],
    [{ phone: 5 }, 'phone'],
    [{ email: 'kavita@' }, 'email'],
    [{ source: 'fax' }, 'source'],
    [{ source_reference: 'x'.repeat(41) }, 'source_reference'],
    [{ unit: 'first' }, 'unit'],
    [{ room: [] }, 'room'],
  ])('%j', async (changes, field) => {
    const { status, body } = await book(changes)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  test('more guests than the room sleeps; a walk-in tonight is taken, and 30 nights are', async () => {
    await prisma().room.update({ where: { id: room.id }, data: { sleeps: 3 } })
    expect((await book({ guests: 4 })).body.errors).toEqual({ guests: `${room.name} sleeps 3.` })
    const tonight = { check_in: dayAhead(0), check_out: dayAhead(1), source: 'walk_in' }
    expect((await book(tonight)).status).toBe(201)
    const { body } = await book({ check_out: dayAhead(33) })
    expect(body.booking).toMatchObject({ nights: 30, amount: 141_600 })
  })

  test.each([
    [{ price: 8500 }, 'reason'],
    [{ price: 0 }, 'reason'],
    [{ price: 0, reason: 'A gift', payment: { kind: 'link' } }, 'payment'],
    [{ price: '', reason: 'x' }, 'price'],
    [{ price: -5, reason: 'x' }, 'price'],
    [{ price: 1e12, reason: 'x' }, 'price'],
    [{ price: 'much', reason: 'x' }, 'price'],
    [{ payment: { kind: 'received', method: 'cash', amount: 9441 } }, 'payment.amount'],
    [{ payment: { kind: 'received', method: 'cash', amount: 0 } }, 'payment.amount'],
    [
      { payment: { kind: 'received', method: 'cash', amount: 5, utr: '632100421987' } },
      'payment.utr',
    ],
    [{ payment: { kind: 'received', method: 'shells', amount: 5 } }, 'payment.method'],
    [{ payment: { kind: 'link', pay_by: '2020-01-01T00:00:00Z' } }, 'payment.pay_by'],
    [{ payment: { kind: 'later' } }, 'payment.kind'],
  ])('a price: %j', async (changes, field) => {
    const { status, body } = await book(changes)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })
})
