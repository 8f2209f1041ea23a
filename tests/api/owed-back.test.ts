import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { listClaims } from '#lib/desk/queries/list-claims.ts'
import { readWaits } from '#lib/desk/queries/waits.ts'
import { askCancellation } from '#lib/ledger/commands/ask-cancellation.ts'
import { payOut } from '#lib/ledger/commands/pay-out.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { refundOf } from '#lib/ledger/rules/refund.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { staffLetter } from '#lib/mail/staff-letters.ts'
import { enterClaim } from '#lib/payments/commands/claim.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { cancelAs } from '../support/cancelling.ts'
import { stayOfBooking } from '../support/changed-stays.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus, undoStay, undoVerification } from '../support/undo.ts'

useDatabase()
let by: Staff
let now: Date
beforeEach(async () => {
  await emptyTables('bookings')
  by = (await signedIn()).by
  now = new Date(Date.now() + 1_000)
})

/** What waits to be paid out, in rupees, in *To check* and on the dashboard. */
async function waiting(): Promise<{ list: number[]; dashboard: number | null }> {
  const { rows } = await listClaims(by, { size: 50 })
  const refunds = rows.filter(({ payment }) => payment.direction === 'refunded')
  const wait = (await readWaits(by, now)).find(({ kind }) => kind === 'refunds')
  return { list: refunds.map(({ payment }) => payment.amount), dashboard: wait?.amount ?? null }
}
const nothing = { list: [], dashboard: null }
const oweTo = (amount: number) => ({ list: [amount], dashboard: amount })

/** Agrees on another price of a stay, in paise. */
async function agree(id: string, price: number): Promise<void> {
  const { lines: _, room, ...seen } = await stayOfBooking(id)
  const { check_in, check_out, guests, unit } = seen
  const change = { check_in, check_out, guests, unit, room, reason: 'Agreed.', tell: false }
  await changeStay(by, id, { ...change, price, seen }, now)
}
const owed = () =>
  prisma().payment.findFirstOrThrow({ where: { direction: 'refunded', state: 'claimed' } })

describe('money that is owed to a guest waits in one place, whatever the reason', () => {
  test('a stay that became cheaper: until it is paid out, and again if that is taken back', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await agree(id, 1_000_000)
    expect(await waiting()).toEqual(oweTo(4160))
    await payOut(by, (await owed()).id, { utr: '', on: dayInIndia(now) }, now)
    expect([await waiting(), (await readFolio(by, { id })).balance]).toEqual([nothing, 0])
    const { id: paid } = await prisma().payment.findFirstOrThrow({
      where: { direction: 'refunded', state: 'verified' },
    })
    await undoVerification(by, paid, now)
    expect(await waiting()).toEqual(oweTo(4160))
  })

  test('it follows the balance: another price, an undo, and a refund that staff record themselves', async () => {
    const { id, reference } = await insertBooking({ status: 'confirmed' })
    await agree(id, 1_000_000)
    await agree(id, 1_200_000)
    expect(await waiting()).toEqual(oweTo(2160))
    await undoStay(by, id, now)
    expect(await waiting()).toEqual(oweTo(4160))
    const entry = { direction: 'refunded', method: 'cash', amount: 400_000, utr: '' } as const
    const words = { on: dayInIndia(now), number: '', note: 'Change' }
    await recordPayment(by, reference, { ...entry, ...words }, { now, idempotencyKey: null })
    expect(await waiting()).toEqual(oweTo(160))
    await agree(id, 1_016_000)
    expect(await waiting()).toEqual(nothing)
  })

  test('a payment too many, and a claim that is found after a cancellation', async () => {
    const paid = await insertBooking({ status: 'confirmed' })
    const more = await enterClaim(prisma(), { bookingId: paid.id, paise: 50_000 }, now)
    await verifyClaim(by, more, {}, now)
    expect(await waiting()).toEqual(oweTo(500))
    await cancelAs(by, paid.id, now, { refunded: true })
    expect(await waiting()).toEqual(oweTo(14_660))
    const late = await enterClaim(prisma(), { bookingId: paid.id, paise: 10_000 }, now)
    await verifyClaim(by, late, {}, now)
    expect((await waiting()).list.toSorted()).toEqual([100, 14_660])
    expect((await waiting()).dashboard).toBe(14_760)
  })

  test('a cancellation waits once, as staff decided it, and is owed no more once it is taken back', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await agree(id, 1_000_000)
    await cancelAs(by, id, now, { refunded: true })
    expect(await waiting()).toEqual(oweTo(14_160))
    await undoStatus(by, id, now)
    expect(await waiting()).toEqual(oweTo(4160))
  })

  test('it is not paid out as another sum than the person saw', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await agree(id, 1_000_000)
    const { id: refund } = await owed()
    await agree(id, 1_200_000)
    const paidOut = { utr: '', on: dayInIndia(now) }
    await expect(payOut(by, refund, { ...paidOut, seen: 4160 }, now)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('₹2,160'),
    })
    expect(await waiting()).toEqual(oweTo(2160))
    await payOut(by, refund, { ...paidOut, seen: 2160 }, now)
    expect(await waiting()).toEqual(nothing)
  })

  test('it is not dropped while the balance says so', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await agree(id, 1_000_000)
    const voided = voidEntry(by, (await owed()).id, 'No', now)
    await expect(voided).rejects.toMatchObject({ code: 'illegal_transition' })
    expect(await waiting()).toEqual(oweTo(4160))
  })

  test('the folio suggests to pay back what is owed and not promised yet, and nothing of a stay that is cancelled', async () => {
    const suggested = async (id: string) => (await readFolio(by, { id }, now)).refund
    const { id } = await insertBooking({ status: 'confirmed' })
    expect(await suggested(id)).toBe(14_160)
    await agree(id, 1_000_000)
    expect(await suggested(id)).toBe(4160)
    await cancelAs(by, id, now, { refunded: true })
    expect(await suggested(id)).toBe(0)
    const kept = await insertBooking({ status: 'confirmed' })
    await cancelAs(by, kept.id, now)
    expect(await suggested(kept.id)).toBe(0)
  })

  test('a cancellation gives back what was paid, whatever of it was owed already', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await agree(id, 1_000_000)
    expect((await cancelOffer(by, id, now)).by_terms.cancelled_by_guest).toBe(14_160)
  })
})

describe('one figure of what the terms give back', () => {
  const asking = async (id: string) => {
    const booking = await readBooking({ id })
    if (!booking) throw new Error('The booking is gone.')
    await askCancellation(booking.secret, now)
    const asked = { ...booking, cancelAskedAt: now }
    const page = refundOf(asked, now)
    const mailed = { ...asked, refundPaise: page }
    const head = { id: 'x', to: 'x@example.com' }
    const [guest, staff, desk, dialog] = [
      await guestLetter('cancelAsked', mailed, head as never),
      await staffLetter('staff_cancel_asked', mailed, head as never),
      (await cancelOffer(by, id, now)).by_terms.cancelled_by_guest,
      (await readFolio(by, { id }, now)).refund,
    ]
    const { rows } = await pool().query(
      `SELECT (payload->>'refundPaise')::int AS paise FROM graphile_worker._private_jobs
       WHERE payload->>'kind' IN ('cancelAsked', 'staff_cancel_asked') AND payload->>'bookingId' = $1`,
      [id],
    )
    expect(rows.map(({ paise }) => paise)).toEqual([page, page])
    expect([desk * 100, dialog * 100]).toEqual([page, page])
    return { page, guest: guest.paragraphs.join(' '), staff: staff.paragraphs.join(' ') }
  }

  test('counts what was found alone, and says what is still being checked apart', async () => {
    const { id } = await insertBooking({ status: 'confirmed', claimedPaise: 404_500 })
    await enterClaim(prisma(), { bookingId: id, paise: 1_011_500, utr: '632512349999' }, now)
    const { page, guest, staff } = await asking(id)
    expect(page).toBe(404_500)
    expect(guest).toContain('we’ll refund ₹4,045')
    expect(guest).toContain('the ₹10,115 that we’re still checking, once we’ve found it')
    expect(staff).toContain('the refund is ₹4,045, plus whatever part of the ₹10,115')
  })

  test('promises nothing while nothing was found', async () => {
    const claimed = await insertBooking({ status: 'pending' })
    const unfound = await asking(claimed.id)
    expect(unfound.page).toBe(0)
    expect(unfound.guest).toContain('once we see it in our bank account')
    const void_ = await insertBooking({ status: 'pending' })
    await voidEntry(by, (await claimOf(void_.id)).id, 'Not found', now)
    expect((await asking(void_.id)).guest).toContain('there’s nothing to refund')
  })
})
