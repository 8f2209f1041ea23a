import { beforeAll, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { openDesk, storedBooking } from '../support/desk-bookings.ts'
import { makeRoom } from '../support/guest.ts'

// A booking by staff that its maker takes back.
useDatabase()

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk(40)
})

test('taking it back frees the unit, voids the money and tells nobody', async () => {
  const last = await makeRoom()
  const payment = { kind: 'received', method: 'upi', amount: 9440, utr: '632100421988' }
  const { body } = await desk.book({ room: last.id, payment })
  const { id } = body.booking
  expect((await desk.undo(body.reference)).status).toBe(200)
  expect(await storedBooking(id)).toMatchObject({
    status: 'rejected',
    unit: null,
    payments: 0,
    mails: null,
  })
  expect((await desk.book({ room: last.id, payment })).status).toBe(201)
  expect((await desk.undo(body.reference)).body.code).toBe('changed_meanwhile')
})

test('taking it back is too late after half a minute, and only its maker may', async () => {
  const { body } = await desk.book()
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE payload->>'bookingId' = $1`,
    [body.booking.id],
  )
  expect((await desk.undo(body.reference)).body.code).toBe('too_late')
  expect((await desk.undo('XXX-XXX')).body.code).toBe('not_found')
})
