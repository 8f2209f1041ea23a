import type { Staff } from '../../auth/schema.ts'
import { isReadyToConfirm } from '../../booking/rules/moves.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import type { Booking, Payment } from '../../db/generated/client.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { filePath } from '../../files/rules.ts'
import { findSums, type Sums } from '../../payments/queries/sums.ts'
import { type Paying, splitOf } from '../../payments/rules/deposit.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { Direction, PaymentState, WirePayment } from '../../payments/schema/payment.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { refundOf } from '../rules/refund.ts'
import type { Folio } from '../schema/folio.ts'

/** Returns the folio of a booking at an instant, by its reference or its id. `not_found`. */
export async function readFolio(
  _by: Staff,
  where: { reference: string } | { id: string },
  now = new Date(),
): Promise<Folio> {
  const booking = await prisma().booking.findUnique({
    where,
    include: {
      ...withTerms,
      occupancy: { select: { id: true } },
      charges: { orderBy: { position: 'asc' } },
      payments: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        include: { statementLine: true },
      },
    },
  })
  if (!booking) throw new Refusal('not_found')
  const sums = await findSums(prisma(), booking.id)
  const { reference, status, charges, payments, totalPaise, keptPaise } = booking
  const owedPaise = takesPlace(status) ? totalPaise : keptPaise
  const balancePaise = owedPaise - sums.paidPaise
  // Nothing more than what confirms it is asked for before the first money has come.
  const terms = termsOf(booking)
  const first = splitOf(totalPaise, booking.paying as Paying, terms).nowPaise
  const askedPaise = status === 'pending' ? Math.min(first, balancePaise) : balancePaise
  return {
    reference,
    status,
    charges: charges.map(({ kind, night, words, paise, gstPercent }) => ({
      kind: kind as Charge['kind'],
      night: night && isoDateOf(night),
      words,
      amount: toRupees(paise),
      gst_percent: Number(gstPercent),
    })),
    payments: payments.map(({ statementLine: line, ...row }) => ({
      ...wirePayment(row),
      bank_line: line && {
        id: line.id,
        statement_id: line.statementId,
        on: isoDateOf(line.onDay),
        narration: line.narration,
      },
    })),
    total: toRupees(totalPaise),
    paid: toRupees(sums.paidPaise + sums.refundedPaise),
    refunded: toRupees(sums.refundedPaise),
    kept: toRupees(keptPaise),
    balance: toRupees(balancePaise),
    asked: toRupees(Math.max(0, askedPaise)),
    to_confirm: toConfirm(booking, first, sums),
    refund: toRupees(refundNow({ ...booking, terms }, balancePaise, sums, now)),
  }
}

function toConfirm(
  { status, occupancy, cancelAskedAt }: Booking & { occupancy: object | null },
  nowPaise: number,
  { paidPaise }: Sums,
): number | null {
  const asked = { hasUnit: occupancy !== null, asksToCancel: cancelAskedAt !== null }
  const isNext = status === 'pending' || status === 'verified'
  if (!isNext || !isReadyToConfirm({ ...asked, nowPaise, paidPaise: nowPaise })) return null
  return toRupees(Math.max(0, nowPaise - paidPaise))
}

function refundNow(
  booking: Booking & { terms: Terms },
  balancePaise: number,
  sums: Sums,
  now: Date,
): number {
  if (balancePaise < 0) return Math.max(0, -balancePaise - sums.promisedPaise)
  if (!takesPlace(booking.status)) return 0
  const { createdAt, terms } = booking
  const reserved = { createdAt, checkIn: isoDateOf(booking.checkIn), terms }
  const { returnablePaise } = sums
  return refundOf({ ...reserved, returnablePaise }, booking.cancelAskedAt ?? now)
}

/** Returns a payment as staff see it. */
export function wirePayment(row: Payment): WirePayment {
  return {
    id: row.id,
    direction: row.direction as Direction,
    method: row.method as Method,
    amount: toRupees(row.paise),
    utr: row.utr,
    number: row.number,
    on: isoDateOf(row.onDay),
    note: row.note,
    state: row.state as PaymentState,
    screenshot_path: row.proofId && filePath(row.proofId),
    recorded_by: row.recordedBy,
    created_at: row.createdAt.toISOString(),
    verified_at: row.verifiedAt?.toISOString() ?? null,
    verified_by: row.verifiedBy,
    voided_at: row.voidedAt?.toISOString() ?? null,
    voided_by: row.voidedBy,
    void_reason: row.voidReason,
  }
}
