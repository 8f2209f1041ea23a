import { beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { eraseBookings } from '#lib/privacy/commands/erase-bookings.ts'
import { dayBook } from '#lib/reports/queries/day-book.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { untilWaiting, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { claimed, freshUtr, lineOf, movement, on, statementCalls } from '../support/statements.ts'

useDatabase()

let by: Staff
let staff: ReturnType<typeof statementCalls>
let colleague: ReturnType<typeof statementCalls>
beforeAll(async () => {
  const signed = await signedIn()
  by = signed.by
  staff = statementCalls(signed.cookie)
  await prisma().staff.create({ data: { email: 'colleague@example.com', role: 'desk' } })
  colleague = statementCalls((await signedIn('colleague@example.com')).cookie)
})

describe('a credit', () => {
  test('is verified by a person alone, and can be taken back', async () => {
    const { booking, id, line, ask } = await staff.sure()
    expect((await claimOf(booking.id)).state).toBe('claimed')
    const { body } = await staff.verify(id, [ask])
    expect(body).toMatchObject({
      verified: [{ ...ask, reference: booking.reference, amount: 14_160 }],
      refused: [],
    })
    expect((await staff.verify(id, [ask])).body.verified).toHaveLength(1)
    expect(lineOf((await staff.matches(id)).verified, booking.utr).payment_id).toBe(booking.payment)
    expect((await staff.undo([booking.payment])).body).toMatchObject({
      undone: [booking.payment],
      refused: [],
    })
    const where = { bookingId: booking.id }
    const after = await prisma().payment.findMany({ where, orderBy: { state: 'asc' } })
    expect(after.map(({ state, statementLineId }) => [state, statementLineId])).toEqual([
      ['claimed', null],
      ['void', line],
    ])
    expect(lineOf((await staff.matches(id)).sure, booking.utr).line.id).toBe(line)
  })

  test('of another sum is taken as what the bank received', async () => {
    const { booking, id, ask } = await staff.sure({ rupees: 14_000 })
    expect((await staff.verify(id, [ask])).body.verified).toMatchObject([{ amount: 14_000 }])
    expect(await claimOf(booking.id)).toMatchObject({ state: 'verified', paise: 1_400_000 })
  })

  test('that is matched to a refund which is no longer owed by then is refused as not found', async () => {
    const { id, ask } = await staff.sure()
    const paid = await insertBooking({ status: 'verified' })
    const cash = { direction: 'received', method: 'cash', amount: 500_00, on, utr: '' } as const
    const typed = { ...cash, number: '', note: 'Twice' }
    await recordPayment(by, paid.reference, typed, { now: new Date(), idempotencyKey: null })
    const where = { bookingId: paid.id, recordedBy: 'system' }
    const { id: owed } = await prisma().payment.findFirstOrThrow({ where })
    const other = await pool().connect()
    await other.query('BEGIN')
    await other.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [paid.id])
    const verifying = staff.verify(id, [{ ...ask, payment_id: owed }])
    await untilWaiting()
    await other.query('DELETE FROM payments WHERE id = $1', [owed])
    await other.query('COMMIT')
    other.release()
    expect((await verifying).body.refused).toMatchObject([{ code: 'not_found' }])
  })

  test('is verified once when two press at once, and the other is told by whom', async () => {
    const { booking, id, ask } = await staff.sure()
    const answers = await Promise.all([staff.verify(id, [ask]), colleague.verify(id, [ask])])
    expect(answers.flatMap(({ body }) => body.verified)).toHaveLength(1)
    const refused = answers.flatMap(({ body }) => body.refused)
    expect(refused).toMatchObject([{ code: 'changed_meanwhile', reference: booking.reference }])
  })

  test('is never two payments’, nor a payment two credits’', async () => {
    const other = await claimed()
    const { id, line, ask } = await staff.sure()
    const { body } = await staff.verify(id, [ask, { line_id: line, payment_id: other.payment }])
    expect([body.verified.length, body.refused.length]).toEqual([1, 1])
    const second = await staff.read([movement({ rupees: 1 })])
    const free = (await staff.matches(second.id)).unknown.credits.find(
      ({ amount }: { amount: number }) => amount === 1,
    )
    const twice = await staff.verify(second.id, [{ line_id: free.id, payment_id: ask.payment_id }])
    expect(twice.body.refused).toMatchObject([{ code: 'changed_meanwhile' }])
    expect((await claimOf(other.id)).state).toBe('claimed')
  })

  test('with a UTR that is in the books is refused for another booking, which is named', async () => {
    const paid = await claimed()
    const first = await staff.read([movement({ utr: paid.utr })])
    const found = lineOf((await staff.matches(first.id)).sure, paid.utr)
    await staff.verify(first.id, [{ line_id: found.line.id, payment_id: paid.payment }])
    const other = await insertBooking({})
    const second = await staff.read([movement({ utr: paid.utr, on: '2026-11-21' })])
    const free = (await staff.matches(second.id)).unknown.credits
      .concat((await staff.matches(second.id)).likely.map((one: { line: object }) => one.line))
      .find(({ utr }: { utr: string }) => utr === paid.utr)
    const { body } = await staff.verify(second.id, [{ line_id: free.id, booking_id: other.id }])
    expect(body.refused).toMatchObject([{ code: 'utr_used', reference: paid.reference }])
  })

  test('linked to a booking without a claim is a payment of its own', async () => {
    const booking = await insertBooking({ status: 'verified', claimedPaise: 354_000 })
    const paid = movement({ rupees: 10_620 })
    const { id } = await staff.read([paid])
    const now = await staff.matches(id)
    const { line } = lineOf([...now.unknown.credits, ...now.likely], paid.utr)
    const { body } = await staff.verify(id, [{ line_id: line.id, booking_id: booking.id }])
    expect(body.verified).toMatchObject([{ booking_id: booking.id, amount: 10_620 }])
    const all = await prisma().payment.findMany({ where: { bookingId: booking.id } })
    expect(all.map(({ paise }) => paise).sort()).toEqual([1_062_000, 354_000])
  })

  test('that is no guest’s is asked about no more, until it is said to be one’s', async () => {
    const { id, line, ask } = await staff.sure()
    expect((await staff.change(id, line, { ignored: true })).status).toBe(200)
    expect((await staff.verify(id, [ask])).body.refused).toMatchObject([
      { code: 'changed_meanwhile' },
    ])
    expect((await staff.matches(id)).sure).not.toContainEqual(
      expect.objectContaining({ line: { id: line } }),
    )
    await staff.change(id, line, { ignored: false })
    expect((await staff.verify(id, [ask])).body.verified).toHaveLength(1)
  })

  test('that is not for a booking stays so, until somebody says otherwise', async () => {
    const { booking, id, line } = await staff.sure()
    const isCandidate = async () => {
      const { sure, likely } = await staff.matches(id)
      const found = lineOf([...sure, ...likely], booking.utr)?.candidates ?? []
      return found.some(({ payment_id }: { payment_id: string }) => payment_id === booking.payment)
    }
    await staff.change(id, line, { apart: booking.payment })
    expect(await isCandidate()).toBe(false)
    await staff.change(id, line, { together: booking.payment })
    expect(await isCandidate()).toBe(true)
  })
})

test('the day book says of each payment whether the bank has it', async () => {
  const day = '2026-10-05'
  const { id, ask } = await staff.sure({ on: day })
  await staff.verify(id, [ask])
  const other = await insertBooking({ status: 'verified' })
  const typed = { direction: 'received', amount: 70_000, on: day, number: '', note: '' } as const
  const options = { now: new Date(), idempotencyKey: null }
  for (const method of ['upi', 'cash'] as const) {
    await recordPayment(by, other.reference, { ...typed, method, utr: '' }, options)
  }
  const { days } = await dayBook(by, { from_date: day, to_date: day, format: null }, new Date())
  const facts = days[0]?.entries.map(({ method, amount, statement_id, covered }) => [
    method,
    amount,
    statement_id,
    covered,
  ])
  expect(facts?.toSorted()).toEqual([
    ['cash', 700, null, false],
    ['upi', 14_160, id, true],
    ['upi', 700, null, true],
  ])
})

test('a debit that is a recorded refund is its line, and other debits are not kept', async () => {
  const booking = await insertBooking({ status: 'verified' })
  const utr = freshUtr()
  const facts = {
    direction: 'refunded',
    method: 'upi',
    amount: 300_000,
    on,
    utr,
    number: '',
    note: '',
  } as const
  await recordPayment(by, booking.reference, facts, { now: new Date(), idempotencyKey: null })
  const { id } = await staff.read([movement({ utr, rupees: -3000 }), movement({ rupees: -4000 })])
  expect((await staff.matches(id)).debits).toMatchObject([
    { reference: booking.reference, line: { amount: 3000, utr } },
  ])
  expect(await prisma().statementLine.count({ where: { paise: 400_000 } })).toBe(0)
})

test('what a bank wrote of a guest goes with the guest’s details, and does not come back', async () => {
  const { booking, id, ask, line } = await staff.sure()
  await staff.verify(id, [ask])
  await transaction((tx) => eraseBookings(tx, [booking.id], { keepBooks: true }))
  const kept = await prisma().statementLine.findUniqueOrThrow({ where: { id: line } })
  expect(kept.utr).toBe(booking.utr)
  await transaction((tx) => eraseBookings(tx, [booking.id], { keepBooks: false }))
  const erased = await prisma().statementLine.findUniqueOrThrow({ where: { id: line } })
  expect(erased).toMatchObject({ narration: 'erased', utr: null, codes: [] })
})
