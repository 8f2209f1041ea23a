import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { enterClaim } from '#lib/payments/commands/claim.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { daysAgo, now, refunds, seen, wanted } from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { expectWhole } from '../support/ledger.ts'
import { signedIn } from '../support/staff.ts'
import { undoVerification } from '../support/undo.ts'

useDatabase()
let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  by = (await signedIn()).by
})

/** A stay whose deposit was found, cancelled by its guest on a day of the terms; and the claim of the rest, still to be checked. */
async function cancelledOn(day: number, change: object = {}) {
  const { id } = await insertBooking({
    status: 'confirmed',
    createdAt: daysAgo(day),
    claimedPaise: 404_500,
  })
  const rest = await enterClaim(prisma(), { bookingId: id, paise: 1_011_500 }, now)
  const refund = day > 7 ? 0 : 404_500
  await cancelStay(by, id, wanted({ refund, seen: { ...seen, paid: 4045 }, ...change }), now)
  return { id, rest }
}
const keptOf = async (id: string) => {
  const { kept, balance } = await readFolio(by, { id })
  return { kept, balance }
}

describe('money that is found after its stay was cancelled', () => {
  test('stays with the farm where the guest asked too late, as page, terms and mail had said', async () => {
    const { id, rest } = await cancelledOn(8)
    await verifyClaim(by, rest, {}, now)
    expect(await keptOf(id)).toEqual({ kept: 14_160, balance: 0 })
    expect(await refunds(id)).toEqual([])
    await expectWhole(pool())
  })

  test('is owed back where the guest asked in time, or the farm cancelled', async () => {
    const intime = await cancelledOn(7)
    await verifyClaim(by, intime.rest, {}, now)
    expect(await keptOf(intime.id)).toEqual({ kept: 0, balance: -14_160 })
    const called = await cancelledOn(8, { because: 'cancelled_by_farm', refund: 404_500 })
    await verifyClaim(by, called.rest, {}, now)
    expect(await keptOf(called.id)).toEqual({ kept: 0, balance: -14_160 })
    await expectWhole(pool())
  })

  test('is owed back as far as it is more than the stay cost', async () => {
    const { id, rest } = await cancelledOn(8)
    await verifyClaim(by, rest, { paise: 1_111_500 }, now)
    expect(await keptOf(id)).toEqual({ kept: 14_160, balance: -1000 })
    expect(await refunds(id)).toMatchObject([{ paise: 100_000, recordedBy: 'system' }])
  })

  test('is kept by nobody once its verification is taken back, or it is void', async () => {
    const { id, rest } = await cancelledOn(8)
    await verifyClaim(by, rest, {}, now)
    await undoVerification(by, rest, new Date())
    expect(await keptOf(id)).toEqual({ kept: 4045, balance: 0 })
    const again = await prisma().payment.findFirstOrThrow({
      where: { bookingId: id, state: 'claimed' },
    })
    await verifyClaim(by, again.id, {}, now)
    await voidEntry(by, again.id, 'Another guest’s', now)
    expect(await keptOf(id)).toEqual({ kept: 4045, balance: 0 })
    await expectWhole(pool())
  })

  test('follows the terms for a booking that was never verified, too', async () => {
    const { id } = await insertBooking({ status: 'pending', createdAt: daysAgo(20) })
    const { id: claim } = await claimOf(id)
    await prisma().booking.update({ where: { id }, data: { cancelAskedAt: daysAgo(1) } })
    await changeStatus(by, { id, status: 'rejected', note: null }, now)
    await verifyClaim(by, claim, {}, now)
    expect(await keptOf(id)).toEqual({ kept: 14_160, balance: 0 })
  })

  test('is owed by a booking that was rejected and not cancelled', async () => {
    const { id } = await insertBooking({ status: 'pending', createdAt: daysAgo(20) })
    const { id: claim } = await claimOf(id)
    await changeStatus(
      by,
      { id, status: 'rejected', note: null, because: 'payment_not_found' },
      now,
    )
    await verifyClaim(by, claim, {}, now)
    expect(await keptOf(id)).toEqual({ kept: 0, balance: -14_160 })
  })
})

test('what is owed for a cancelled stay names no price that could be corrected', async () => {
  const { id, rest } = await cancelledOn(7)
  await verifyClaim(by, rest, {}, now)
  const owed = await prisma().payment.findFirstOrThrow({
    where: { bookingId: id, recordedBy: 'system' },
  })
  await expect(voidEntry(by, owed.id, 'No', now)).rejects.toMatchObject({
    code: 'illegal_transition',
    message: expect.stringContaining('cancelled'),
  })
})
