import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Payment } from '../../db/generated/client.ts'
import { filePath } from '../../files/rules.ts'
import { sumsOf } from '../../payments/rules/sums.ts'
import { type Paying, splitOf } from '../../payments/rules.ts'
import type { Direction, Method, PaymentState, WirePayment } from '../../payments/schema.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Charge } from '../rules/charges.ts'
import { takesPlace } from '../rules/statuses.ts'
import type { Folio } from '../schema/folio.ts'
import { cancelFacts } from './cancel-offer.ts'

/** Returns the folio of a booking at an instant, by its reference or its id. `not_found`. */
export async function readFolio(
  _by: Staff,
  where: { reference: string } | { id: string },
  now = new Date(),
): Promise<Folio> {
  const booking = await prisma().booking.findUnique({
    where,
    include: {
      charges: { orderBy: { position: 'asc' } },
      payments: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        include: { statementLine: true },
      },
    },
  })
  if (!booking) throw new Refusal('not_found')
  const { byTerms } = await cancelFacts(prisma(), booking, now)
  const { reference, status, charges, payments, totalPaise, keptPaise } = booking
  const { paidPaise, refundedPaise } = sumsOf(payments)
  const owedPaise = takesPlace(status) ? totalPaise : keptPaise
  const balancePaise = owedPaise - paidPaise + refundedPaise
  // Nothing more than what confirms it is asked for before the first money has come.
  const first = splitOf(totalPaise, booking.paying as Paying).nowPaise
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
    paid: toRupees(paidPaise),
    refunded: toRupees(refundedPaise),
    kept: toRupees(keptPaise),
    balance: toRupees(balancePaise),
    asked: toRupees(Math.max(0, askedPaise)),
    refund: toRupees(balancePaise < 0 ? -balancePaise : byTerms('cancelled_by_guest')),
  }
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
