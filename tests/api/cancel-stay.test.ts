import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { env } from '#lib/env.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { sendBookingMail } from '#lib/mail/send-booking-mail.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'
import {
  daysAgo,
  insertPaid,
  later,
  mails,
  now,
  paid,
  refunds,
  refusal,
  stored,
  wanted,
} from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { expectWhole } from '../support/ledger.ts'
import { temporaryDir } from '../support/postgres.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus } from '../support/undo.ts'

useDatabase()
let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  by = (await signedIn()).by
})

test('what another site has taken is not given back by the farm, unless staff say so', async () => {
  const { book } = await openDesk(1)
  const { body } = await book({ source: 'airbnb' })
  expect(await cancelOffer(by, body.booking.id, new Date())).toMatchObject({
    paid: 9440,
    paid_by: { method: 'channel' },
    by_terms: { cancelled_by_guest: 0, cancelled_by_farm: 0, double: 0 },
  })
})

describe('a stay that its guest has cancelled in time', () => {
  test('says so in its history and in the lists, apart from the words to the guest', async () => {
    const { id } = await insertPaid()
    await cancelStay(
      by,
      id,
      wanted({ because: 'cancelled_by_farm', note: 'The road is shut.' }),
      now,
    )
    const [cancelled] = await findBookings(by, [id])
    expect(cancelled?.cancelled_because).toBe('cancelled_by_farm')
    const entry = (await bookingHistory(by, id, now)).find(
      ({ action }) => action === 'booking_rejected',
    )
    expect(entry?.detail).toBe('Cancelled by the farm. The road is shut.')
    await undoStatus(by, id, now)
    expect((await findBookings(by, [id]))[0]?.cancelled_because).toBeNull()
  })

  test('is rejected for that reason, its unit free, the refund to pay out, and one mail tells of both', async () => {
    const { id, reference } = await insertPaid()
    await cancelStay(by, id, wanted(), now)
    expect(await stored(id)).toMatchObject({
      status: 'rejected',
      rejectedBecause: 'cancelled_by_guest',
      statusNote: null,
      keptPaise: 0,
      cancelAskedAt: now,
      occupancy: null,
    })
    expect(await refunds(id)).toMatchObject([
      { state: 'claimed', method: 'upi', paise: paid * 100 },
    ])
    expect(await mails()).toEqual([{ kind: 'rejected', run_at: later(30) }])
    const { rows } = await pool().query('SELECT payment_id FROM payments_to_check')
    expect(rows).toHaveLength(1)
    expect(await readFolio(by, { reference })).toMatchObject({ paid, balance: -paid })
    await expectWhole(pool())
  })

  test('gives back what the terms gave on the day of the request, however long staff took', async () => {
    const late = await insertPaid({ createdAt: daysAgo(30), cancelAskedAt: daysAgo(24) })
    expect(await cancelStay(by, late.id, wanted(), now)).toEqual({ byTermsPaise: paid * 100 })
    expect((await stored(late.id)).cancelAskedAt).toEqual(daysAgo(24))
  })

  test.each([
    [0, paid],
    [7, paid],
    [8, 0],
  ])('on day %i of the terms gets ₹%i', async (days, sum) => {
    const { id } = await insertPaid({ createdAt: daysAgo(days) })
    const outcome = await cancelStay(by, id, wanted({ refund: sum * 100 }), now)
    expect(outcome).toEqual({ byTermsPaise: sum * 100 })
    expect((await stored(id)).keptPaise).toBe((paid - sum) * 100)
  })

  test('once it has begun gets nothing, and what is kept is not owed back', async () => {
    const { id, reference } = await insertPaid({ checkIn: '2026-12-18', createdAt: daysAgo(2) })
    await cancelStay(by, id, wanted({ refund: 0 }), now)
    expect(await readFolio(by, { reference })).toMatchObject({ kept: paid, balance: 0 })
    expect((await pool().query('SELECT FROM open_balances')).rows).toEqual([])
    expect(await refunds(id)).toEqual([])
    expect(await mails()).toHaveLength(1)
    await expectWhole(pool())
  })
})

describe('a stay that the farm cancels', () => {
  test.each(['cancelled_by_farm', 'double'] as const)(
    'as %s is given back whole, whatever the day',
    async (because) => {
      const { id } = await insertPaid({ createdAt: daysAgo(60) })
      expect(await cancelStay(by, id, wanted({ because }), now)).toEqual({
        byTermsPaise: paid * 100,
      })
      expect(await stored(id)).toMatchObject({ rejectedBecause: because, cancelAskedAt: null })
    },
  )

  test('and pays in cash is paid out now, and the guest hears of that in the same mail', async () => {
    const { id, reference } = await insertPaid()
    const note = 'The roof has to be mended'
    await cancelStay(by, id, wanted({ because: 'cancelled_by_farm', by: 'cash', note }), now)
    expect(await refunds(id)).toMatchObject([{ state: 'verified', method: 'cash' }])
    expect(await readFolio(by, { reference })).toMatchObject({ refunded: paid, balance: 0 })
    expect(await mails()).toHaveLength(1)
  })

  test('is told so, with the sum and the reason, in the guest’s own language', async () => {
    const { id } = await insertPaid()
    await prisma().booking.update({ where: { id }, data: { locale: 'fr' } })
    const note = 'La toiture est en travaux'
    await cancelStay(by, id, wanted({ because: 'cancelled_by_farm', by: 'later', note }), now)
    Object.assign(env(), { DATA_DIR: await temporaryDir() })
    const outbox = join(env().DATA_DIR, 'outbox')
    await sendBookingMail({ kind: 'rejected', bookingId: id, change: '1' })
    const [file = ''] = await readdir(outbox)
    const { text = '' } = await PostalMime.parse(await readFile(join(outbox, file)))
    expect(text).toMatch(/nous avons dû annuler[\s\S]*La toiture est en travaux[\s\S]*14\s160/)
    expect(text).not.toContain('demandé')
  })
})

test('of two desks that cancel at once one does, and the other is told', async () => {
  const { id } = await insertPaid()
  const outcomes = await Promise.allSettled([
    cancelStay(by, id, wanted(), now),
    cancelStay(by, id, wanted({ because: 'cancelled_by_farm' }), now),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusal('changed_meanwhile'),
  })
  expect(await refunds(id)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

describe('a cancellation that is taken back', () => {
  test('leaves the stay as it was, its refund void and no mail to send', async () => {
    const { id, reference } = await insertPaid()
    const was = await stored(id)
    await cancelStay(by, id, wanted(), now)
    await undoStatus(by, id, later(20))
    const { status, rejectedBecause, keptPaise, statusNote, cancelAskedAt, occupancy } =
      await stored(id)
    expect({ status, rejectedBecause, keptPaise, statusNote, cancelAskedAt }).toEqual({
      status: 'confirmed',
      rejectedBecause: null,
      keptPaise: 0,
      statusNote: null,
      cancelAskedAt: null,
    })
    expect(occupancy?.unit).toBe(was.occupancy?.unit)
    expect(await refunds(id)).toMatchObject([{ state: 'void', voidReason: 'taken back' }])
    expect(await mails()).toEqual([])
    expect(await readFolio(by, { reference })).toMatchObject({ paid, balance: 0 })
    await expectWhole(pool())
  })

  test('is refused whole when somebody else has the unit, and when it is too late', async () => {
    await prisma().room.updateMany({ data: { units: 1 } })
    const { id } = await insertPaid()
    await cancelStay(by, id, wanted(), now)
    await insertPaid({ status: 'pending' })
    await expect(undoStatus(by, id, later(5))).rejects.toMatchObject(refusal('room_not_available'))
    await expect(undoStatus(by, id, later(36))).rejects.toMatchObject(refusal('too_late'))
    expect(await refunds(id)).toMatchObject([{ state: 'claimed' }])
    expect(await mails()).toHaveLength(1)
    await prisma().room.updateMany({ data: { units: 3 } })
  })
})

test('a cancelled stay does not come back while its refund waits, and then without its reason', async () => {
  const { id } = await insertPaid()
  await cancelStay(by, id, wanted(), now)
  const back = () => changeStatus(by, { id, status: 'verified', note: null }, later(60))
  await expect(back()).rejects.toMatchObject(refusal('illegal_transition'))
  await prisma().payment.updateMany({
    where: { bookingId: id, direction: 'refunded' },
    data: { state: 'void', voidedAt: now, voidedBy: by.email, voidReason: 'Not paid' },
  })
  await back()
  expect(await stored(id)).toMatchObject({
    status: 'verified',
    rejectedBecause: null,
    keptPaise: 0,
  })
  await undoStatus(by, id, later(61))
  expect((await stored(id)).rejectedBecause).toBe('cancelled_by_guest')
})

test('the revenue of a stay that is cancelled goes on the day of that, and comes back with an undo', async () => {
  const revenue = async () => (await dashboardStats(by, new Date())).revenueToday
  const { id } = await insertPaid()
  expect(await revenue()).toBe(paid)
  const at = new Date()
  await cancelStay(by, id, wanted(), at)
  expect(await revenue()).toBe(0)
  await undoStatus(by, id, new Date(at.getTime() + 1000))
  expect(await revenue()).toBe(paid)
})
