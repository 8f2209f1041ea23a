import { expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import type { Payment } from '#lib/db/generated/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { undoLines } from '#lib/desk/commands/undo-lines.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { writeCreditNote } from '#lib/documents/commands/write-credit-note.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { addStatement } from '#lib/statements/commands/add-statement.ts'
import { changeLine } from '#lib/statements/commands/change-line.ts'
import { verifyLines } from '#lib/statements/commands/verify-lines.ts'
import { dice, pick } from '../../scripts/seed-demo/dice.ts'
import { insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { expectWhole } from '../support/ledger.ts'
import { signedIn } from '../support/staff.ts'
import { fileOf, movement } from '../support/statements.ts'
import { registered } from '../support/stays-with-papers.ts'
import { undoStatus } from '../support/undo.ts'

useDatabase()

const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 1_000_000)
const steps = 60
const atOnce = 4
const roll = dice(seed)
const among = <T>(all: readonly T[]): T => pick(roll, all)

// Few UTRs, so that they meet.
const utrs = ['632500000001', '632500000002', '632500000003', '632500000004']
const expected =
  /^(utr_used|validation_failed|illegal_transition|room_not_available|too_late|changed_meanwhile|nothing_to_verify|not_found)$/

type Made = { id: string; reference: string }
type Read = { id: string; lines: string[] }

/** One random act of staff, drawn before it runs, so that a seed gives the same acts in the same order. */
function draw(
  by: Staff,
  bookings: Made[],
  payments: Payment[],
  statement: Read,
): () => Promise<unknown> {
  const { id, reference } = among(bookings)
  const payment = among(payments)
  const now = new Date()
  const utr = roll() < 0.5 ? among(utrs) : ''
  const entry = {
    number: '',
    note: '',
    amount: 1 + Math.floor(roll() * 900_000),
    on: dayInIndia(now),
  }
  const enter = (direction: 'received' | 'refunded') =>
    recordPayment(
      by,
      reference,
      { ...entry, direction, method: 'upi', utr },
      { now, idempotencyKey: null },
    )
  const to = among<BookingStatus>(['pending', 'verified', 'confirmed', 'rejected'])
  const paise = roll() < 0.5 ? undefined : entry.amount
  const line_id = among(statement.lines)
  const either = roll() < 0.5 ? { payment_id: payment.id } : { booking_id: id }
  const ignored = roll() < 0.5
  return among([
    () => enter('received'),
    () => enter('refunded'),
    () => verifyClaim(by, payment.id, { paise }, now),
    () => voidEntry(by, payment.id, 'A mistake', now),
    () => changeStatus(by, { id, status: to, note: null }, now),
    () => undoStatus(by, id, now),
    () => charge(id, entry.amount),
    () => issueVoucher(by, payment.id, registered, now),
    () => issueInvoice(by, id, registered, now),
    () => credit(by, id, entry.amount, now),
    () => verifyLines(by, statement.id, { lines: [{ line_id, ...either }] }, now),
    () => undoLines(by, [payment.id], now),
    () => changeLine(by, line_id, { ignored }, now),
  ])
}

/** Reads a statement of credits with the UTRs that the claims have, and of others. */
async function readSome(by: Staff): Promise<Read> {
  const credits = [...utrs, '632500000005', '632500000006']
  const file = fileOf(credits.map((utr, at) => movement({ utr, rupees: 1_000 + at * 700 })))
  const { id } = await addStatement(by, { file, password: '', columns: null }, new Date())
  const lines = await prisma().statementLine.findMany({ orderBy: { position: 'asc' } })
  return { id, lines: lines.map((line) => line.id) }
}

/** Adds a line to what a guest owes, as every command does: under the booking's lock, with the total. */
async function charge(bookingId: string, paise: number): Promise<void> {
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`
    const position = (await tx.charge.count({ where: { bookingId } })) + 1
    const line = { bookingId, position, kind: 'extra', words: 'Meals', paise, gstPercent: 5 }
    await tx.charge.create({ data: line })
    await tx.booking.update({
      where: { id: bookingId },
      data: { totalPaise: { increment: paise } },
    })
  })
}

/** Takes a part of the invoice of a booking back, or all that is left of it. */
async function credit(by: Staff, bookingId: string, amount: number, now: Date): Promise<void> {
  const invoice = await prisma().document.findFirst({
    where: { bookingId, kind: 'tax_invoice' },
    orderBy: { number: 'desc' },
  })
  if (!invoice) return
  const part = amount > 450_000 ? undefined : amount
  await writeCreditNote(by, { invoice: invoice.id, amount: part, reason: 'A mistake' }, now)
}

/** What has to hold after every step, by SQL of its own. */
async function check(by: Staff, bookings: Made[]): Promise<void> {
  const { rows } = await pool().query<{ id: string; balance: string; total: number; sum: string }>(`
    SELECT b.id, b.total_paise AS total, (SELECT sum(paise) FROM charges c WHERE c.booking_id = b.id) AS sum,
      CASE b.status WHEN 'rejected' THEN 0 ELSE b.total_paise END - coalesce(sum(
        CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END) FILTER (WHERE p.state = 'verified'), 0) AS balance
    FROM bookings b JOIN payments p ON p.booking_id = b.id GROUP BY b.id`)
  for (const { id } of bookings) {
    const row = rows.find((one) => one.id === id)
    const folio = await readFolio(by, { id })
    expect([Math.round(folio.balance * 100), row?.total]).toEqual([
      Number(row?.balance),
      Number(row?.sum),
    ])
  }
  const connection = await pool().connect()
  await expectWhole(connection).finally(() => connection.release())
}

/** What was verified before is there still, word for word, or void. */
function expectKept(before: Payment[], after: Payment[]): void {
  for (const old of before.filter(({ state }) => state !== 'claimed')) {
    const now = after.find(({ id }) => id === old.id)
    const { state, voidedAt, voidedBy, voidReason, statementLineId } =
      old.state === 'void' || !now ? old : now
    const line = old.statementLineId ?? statementLineId
    expect(now).toEqual({ ...old, state, voidedAt, voidedBy, voidReason, statementLineId: line })
    expect(['verified', 'void']).toContain(now?.state)
  }
}

test(`random acts of staff at once leave a ledger that adds up (LEDGER_SEED=${seed})`, async () => {
  const { by } = await signedIn()
  const bookings = [
    await insertBooking({ utr: utrs[0] ?? '' }),
    await insertBooking({ utr: utrs[1] ?? '', claimedPaise: 354_000 }),
    await insertBooking({ utr: utrs[0] ?? '', status: 'rejected' }),
    await insertBooking({ status: 'verified' }),
  ]
  const statement = await readSome(by)
  // Chance may verify no line, or take each back: one is there from the start.
  const first = { line_id: statement.lines.at(-1) ?? '', booking_id: bookings[3]?.id ?? '' }
  expect((await verifyLines(by, statement.id, { lines: [first] }, new Date())).refused).toEqual([])
  const all = () => prisma().payment.findMany({ orderBy: { id: 'asc' } })
  let done = 0
  for (let step = 0; step < steps; step++) {
    const before = await all()
    const acts = Array.from({ length: atOnce }, () => draw(by, bookings, before, statement))
    for (const result of await Promise.allSettled(acts.map((act) => act()))) {
      if (result.status === 'fulfilled') done++
      else {
        if (!(result.reason instanceof Refusal)) throw result.reason
        expect(result.reason.code).toMatch(expected)
      }
    }
    await check(by, bookings)
    expectKept(before, await all())
  }
  expect(done).toBeGreaterThan(steps)
  // How many is chance: 3 and 4 have been seen.
  expect(await prisma().document.count()).toBeGreaterThan(0)
}, 480_000)
