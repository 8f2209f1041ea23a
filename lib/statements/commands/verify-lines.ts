import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import type { Payment, StatementLine } from '../../db/generated/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { lockPayment } from '../../ledger/commands/lock-payment.ts'
import { recordLocked } from '../../ledger/commands/record-payment.ts'
import { verifyLocked } from '../../ledger/commands/verify-payment.ts'
import { findClaims } from '../../payments/queries/find-payments.ts'
import { isUpiNumber } from '../../payments/rules/utr.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { maxStored } from '../../shared/whole-number.ts'
import { findStatement } from '../queries/list-statements.ts'
import type { LinesVerified, LineVerification, LineVerifications } from '../schema/lines.ts'
import { lockCredit } from './lock-credit.ts'

/**
 * Verifies credits as what a person has found them to be, each in a transaction of its own: as a claimed payment, or as a
 * payment of a booking, which is its waiting claim if it has one. The sum, the day and, where the guest gave none, the UTR
 * are the bank's. With `confirm` each booking is confirmed, too, where nothing is left to decide. Lines that were refused are listed
 * with their code: `not_found`, `utr_used`, `illegal_transition`,
 * `changed_meanwhile` when a colleague was quicker, `room_not_available`, with the `reference` of the other booking where
 * there is one. The same again changes nothing.
 */
export async function verifyLines(
  by: Staff,
  statement: string,
  { lines: asked, confirm = false }: LineVerifications,
  now: Date,
): Promise<LinesVerified> {
  await findStatement(by, statement)
  const done: LinesVerified = { verified: [], refused: [] }
  for (const one of asked) {
    try {
      const { booking, ...payment } = await transaction((tx) =>
        verifyLine(tx, by, { ...one, confirm }, now),
      )
      const amount = toRupees(payment.paise)
      const { id: booking_id, reference } = booking
      done.verified.push({
        line_id: one.line_id,
        payment_id: payment.id,
        booking_id,
        reference,
        amount,
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message, detail } = error
      const reference = detail.data?.reference
      const other = typeof reference === 'string' ? { reference } : {}
      done.refused.push({ line_id: one.line_id, code, message, ...other })
    }
  }
  return done
}

type Verified = Payment & { booking: { id: string; reference: string } }
const withBooking = { booking: { select: { id: true, reference: true } } } as const

async function verifyLine(
  tx: Tx,
  by: Staff,
  asked: LineVerification & { confirm: boolean },
  now: Date,
): Promise<Verified> {
  const line = await lockCredit(tx, asked.line_id)
  const same = await earlier(tx, by, line, asked)
  if (same) return same
  if (line.ignoredAt) throw new Refusal('changed_meanwhile', { message: noGuests })
  if (line.paise > maxStored) throw new Refusal('validation_failed', { message: tooMuch })
  const { booking, claim } = await lockClaim(tx, line, asked)
  const id = claim?.id ?? (await enter(tx, by, line, booking, asked.confirm, now))
  if (claim) {
    const found = { facts: lineFacts(line, claim), confirm: asked.confirm }
    await verifyLocked(tx, by, { booking, claim }, found, now)
  }
  return tx.payment.findUniqueOrThrow({ where: { id }, include: withBooking })
}

const noGuests = 'A colleague has marked this credit as not from a guest.'
const tooMuch = 'This is more than a booking can cost.'

// A retry finds what it has done; a colleague's work is told.
async function earlier(
  tx: Tx,
  by: Staff,
  line: StatementLine,
  asked: LineVerification,
): Promise<Verified | null> {
  const found = await tx.payment.findFirst({
    where: { statementLineId: line.id, state: 'verified' },
    include: withBooking,
  })
  if (!found) return null
  const isSame =
    'payment_id' in asked ? found.id === asked.payment_id : found.bookingId === asked.booking_id
  if (isSame && found.verifiedBy === by.email) return found
  const { reference } = found.booking
  const message = `This credit has already been verified for ${reference} by ${found.verifiedBy}.`
  throw new Refusal('changed_meanwhile', { message, data: { reference } })
}

// What somebody links to a booking is the payment that waits there, if there is one: that of the sum, or the first.
async function lockClaim(
  tx: Tx,
  line: StatementLine,
  asked: LineVerification,
): Promise<{ booking: LockedBooking; claim: Payment | null }> {
  if ('booking_id' in asked) {
    const booking = await lockBooking(tx, asked.booking_id)
    const claims = await findClaims(tx, booking.id)
    const claim = claims.find(({ paise }) => BigInt(paise) === line.paise) ?? claims[0]
    return { booking, claim: claim ?? null }
  }
  const { booking, payment: claim } = await lockPayment(tx, asked.payment_id)
  if (claim.direction !== 'received') throw new Refusal('illegal_transition')
  if (claim.state !== 'verified') return { booking, claim }
  const { reference } = booking
  const message = `The payment for ${reference} has already been verified, by ${claim.verifiedBy}.`
  throw new Refusal('changed_meanwhile', { message, data: { reference } })
}

function lineFacts(line: StatementLine, claim: Payment) {
  const { paise, onDay, id } = line
  return { paise: Number(paise), onDay, statementLineId: id, utr: claim.utr ?? line.utr }
}

async function enter(
  tx: Tx,
  by: Staff,
  line: StatementLine,
  booking: LockedBooking,
  confirm: boolean,
  now: Date,
): Promise<string> {
  const method = isUpiNumber(line.utr ?? '') ? 'upi' : 'bank'
  const facts = { amount: Number(line.paise), on: isoDateOf(line.onDay), utr: line.utr ?? '' }
  const entry = { direction: 'received', method, ...facts, number: '', note: '' } as const
  return recordLocked(tx, by, booking, { key: null, lineId: line.id, confirm, ...entry }, now)
}
