import { beforeEach, describe, expect, test } from 'vitest'
import * as bookingsList from '#app/api/bookings_list/route.ts'
import { guestCalls } from '#calls/guest.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { setFarm } from '#lib/farm/rules/farm.ts'
import { endTransfer } from '#lib/ledger/commands/end-transfer.ts'
import { refundOf } from '#lib/ledger/rules/refund.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText } from '#lib/mail/letter.ts'
import { staffLetter } from '#lib/mail/staff-letters.ts'
import { property } from '#lib/property.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { claimOf } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import {
  book,
  dayAhead,
  hold,
  makeRoom,
  occupanciesOf,
  someAddress,
  someSender,
} from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { sampleFarm } from '../support/sample-farm.ts'
import { signedIn } from '../support/staff.ts'

const proof = routeAt(guestCalls, 'stays/[secret]/proof')

useDatabase()
let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})

const bank = { method: 'bank', screenshot: undefined, paying: 'deposit' }

async function announced(stay: { checkIn?: string; checkOut?: string } = {}) {
  const { body: held } = await hold(room.name, stay)
  const { hold_token } = held
  const { status, body } = await book(room.name, { ...bank, ...stay, hold_token })
  expect(status).toBe(201)
  return { id: body.booking_id as string, secret: body.status_url.split('/').at(-1) as string }
}

async function seenByStaff(id: string) {
  const { cookie } = await signedIn()
  const { body } = await call(bookingsList, 'GET', '/api/bookings_list?size=100', { cookie })
  return body.rows.find((row: { id: string }) => row.id === id)
}

describe('a guest who cannot pay by UPI', () => {
  test('is refused a transfer to a farm that has named no account', async () => {
    const { body: held } = await hold(room.name)
    setFarm({ ...sampleFarm, facts: { ...property, demo: false } })
    const { status, body } = await book(room.name, { ...bank, hold_token: held.hold_token })
    setFarm(sampleFarm)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ method: expect.stringContaining('Please pay by UPI') })
    expect(await occupanciesOf(room.id)).toMatchObject([{ kind: 'hold' }])
  })

  test('is kept the room, and staff see what they wait for', async () => {
    const { id, secret } = await announced()
    const claim = { paise: 236_000, method: 'bank', state: 'claimed', proofId: null, utr: null }
    expect(await claimOf(id)).toMatchObject(claim)
    expect(await occupanciesOf(room.id)).toMatchObject([{ bookingId: id, kind: 'booking' }])
    const seen = await seenByStaff(id)
    expect(seen).toMatchObject({ flags: ['awaits_transfer'], screenshot_path: null, checking: 0 })
    const booking = await readBooking({ secret })
    expect(booking).toMatchObject({ awaitsTransfer: true, screenshot: null, checkingPaise: 0 })
    expect(booking && refundOf(booking, new Date())).toBe(0)
    const { rows } = await pool().query(
      `SELECT round(extract(epoch FROM run_at - now()) / 3600)::int AS hours
       FROM graphile_worker._private_jobs WHERE payload ->> 'kind' IS NULL AND key = $1`,
      [`transfer-${id}`],
    )
    expect(rows).toEqual([{ hours: 24 }])
  })

  test('is written the whole account, and staff that it comes by the bank', async () => {
    const { id } = await announced()
    const found = await readBooking({ id })
    if (!found) throw new Error('no booking')
    const booking = { ...found, refundPaise: 0 }
    const head = { to: ['guest@example.com'], messageId: 'x' }
    const { accountName, name, accountNumber, ifsc, swift } = property.bank
    for (const locale of ['en', 'ar', 'es', 'fr', 'ru', 'zh'] as const) {
      const text = letterText(await guestLetter('received', { ...booking, locale }, head))
      for (const fact of [accountName, name, accountNumber, ifsc, swift, '2,360']) {
        expect(text.replace(/2\D?360/, '2,360')).toContain(fact)
      }
    }
    const text = letterText(staffLetter('staff_new_booking', booking, head))
    expect(text).toContain('Bank transfer expected: the deposit, ₹2,360.')
    expect(text).not.toContain('UTR')
  })

  test('loses the room when the time is over, and the booking stays', async () => {
    const { id } = await announced()
    await endTransfer({ bookingId: id })
    await endTransfer({ bookingId: id })
    expect(await occupanciesOf(room.id)).toEqual([])
    expect(await seenByStaff(id)).toMatchObject({
      status: 'pending',
      flags: ['needs_room', 'awaits_transfer'],
    })
    expect(await prisma().auditEntry.count({ where: { action: 'transfer_ended' } })).toBe(1)
  })

  test('keeps it with the picture of the transfer', async () => {
    const { id, secret } = await announced()
    const { screenshot } = await someSender()
    const form = { screenshot }
    await call(proof, 'POST', '/api/stays/x/proof', {
      params: { secret },
      form,
      address: someAddress(),
    })
    await endTransfer({ bookingId: id })
    expect(await occupanciesOf(room.id)).toHaveLength(1)
    expect(await seenByStaff(id)).toMatchObject({
      flags: [],
      screenshot_path: expect.any(String),
      checking: 2360,
    })
  })

  test('keeps it once they have come, whether the transfer was seen or not', async () => {
    const { id } = await announced({ checkIn: dayAhead(0), checkOut: dayAhead(2) })
    const { by } = await signedIn()
    await changeProgress(by, id, { to: 'in_house', sell: false, passport: false }, new Date())
    await endTransfer({ bookingId: id })
    expect(await occupanciesOf(room.id)).toMatchObject([{ bookingId: id }])
  })

  test('is refused like everybody else where no room is left, and without the word', async () => {
    await book(room.name)
    const none = await book(room.name, bank)
    expect([none.status, none.body.code]).toEqual([409, 'room_not_available'])
    const robot = await book(room.name, { ...bank, captcha: 'x' })
    expect(robot.body.code).toBe('captcha_failed')
    const unpaid = await book(room.name, { screenshot: undefined })
    expect(unpaid.body.code).toBe('screenshot_required')
  })
})
