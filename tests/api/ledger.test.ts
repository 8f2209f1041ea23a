import { beforeAll, describe, expect, test } from 'vitest'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { cancelAs } from '../support/cancelling.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn, staffEmail } from '../support/staff.ts'
import { entryOfDecision, undoCall } from '../support/undo.ts'

useDatabase()

let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})
const move = (id: string, status: string) =>
  call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form: { id, status } })
const ledgerOf = async (bookingId: string) => {
  const rows = await prisma().payment.findMany({
    where: { bookingId },
    orderBy: [{ createdAt: 'asc' }, { state: 'desc' }],
  })
  return rows.map(({ state, paise, voidReason }) => [state, paise, voidReason])
}

describe('Verify Payment', () => {
  test('verifies what the guest claims, as the sum that it claims, by name', async () => {
    const { id } = await insertBooking({ claimedPaise: 1_000_000 })
    await move(id, 'verified')
    const [payment] = await prisma().payment.findMany({ where: { bookingId: id } })
    expect(payment).toMatchObject({ state: 'verified', paise: 1_000_000, verifiedBy: staffEmail })
  })

  test('refuses a UTR that was verified before, and says for which booking; nothing is changed', async () => {
    const utr = '632512345678'
    const [first, second] = [await insertBooking({ utr }), await insertBooking({ utr })]
    expect((await move(first.id, 'verified')).status).toBe(200)
    const { status, body } = await move(second.id, 'verified')
    expect([status, body.code, body.reference, body.booking_id]).toEqual([
      409,
      'utr_used',
      first.reference,
      first.id,
    ])
    expect(body.message).toContain(first.reference)
    const after = await prisma().booking.findUniqueOrThrow({ where: { id: second.id } })
    expect([after.status, await ledgerOf(second.id)]).toEqual([
      'pending',
      [['claimed', 1_416_000, null]],
    ])
  })

  test('of two bookings with one UTR at once: one is verified', async () => {
    const utr = '632587654321'
    const both = [await insertBooking({ utr }), await insertBooking({ utr })]
    const answers = await Promise.all(both.map(({ id }) => move(id, 'verified')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('what was verified', () => {
  const taken = ['void', 1_416_000, 'taken back']

  test('is voided by an undo and can be verified again; undoing a cancellation leaves it as it was', async () => {
    const { id } = await insertBooking({})
    const takeBack = async () => undoCall(cookie, [await entryOfDecision(id)])
    await move(id, 'verified')
    expect((await takeBack()).status).toBe(200)
    expect(await ledgerOf(id)).toEqual([taken, ['claimed', 1_416_000, null]])
    await move(id, 'verified')
    await cancelAs((await signedIn()).by, id, new Date())
    expect(await ledgerOf(id)).toEqual([taken, ['verified', 1_416_000, null]])
    await takeBack()
    expect(await ledgerOf(id)).toEqual([taken, ['verified', 1_416_000, null]])
  })

  test.each([
    ['paise = 1'],
    ["method = 'cash'"],
    ["state = 'claimed', verified_at = NULL, verified_by = NULL"],
    ['booking_id = (SELECT id FROM bookings WHERE id <> booking_id LIMIT 1)'],
    ['proof_id = NULL'],
  ])('is not changed by the database: %s', async (change) => {
    await insertBooking({})
    const { id } = await insertBooking({ status: 'verified' })
    await expect(
      pool().query(`UPDATE payments SET ${change} WHERE booking_id = $1`, [id]),
    ).rejects.toThrow('is kept as it is')
    await expect(pool().query('DELETE FROM payments WHERE booking_id = $1', [id])).rejects.toThrow(
      'is kept as it is',
    )
  })
})

test.each([
  ['another total', 'UPDATE bookings SET total_paise = total_paise + 1'],
  ['a line more', "INSERT INTO charges SELECT id, 9, 'extra', NULL, 'Meals', 100, 5 FROM bookings"],
  ['a night less', 'DELETE FROM charges WHERE position = 3'],
  ['other dates', 'UPDATE bookings SET check_in = check_in + 1, check_out = check_out + 1'],
])('the database refuses charges that are not the total and the nights: %s', async (_what, sql) => {
  await insertBooking({})
  await expect(pool().query(sql)).rejects.toThrow('are not its total or its nights')
})

test('a discount and an extra change the total with them', async () => {
  const { id } = await insertBooking({})
  await pool().query(`
    WITH more AS (INSERT INTO charges
      SELECT id, 4, 'extra', NULL::date, 'Meals', 50000, 5 FROM bookings
      UNION ALL SELECT id, 5, 'discount', NULL, 'Long stay', -20000, 18 FROM bookings)
    UPDATE bookings SET total_paise = total_paise + 30000`)
  const { totalPaise } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  expect(totalPaise).toBe(1_446_000)
})
