import { listClaims } from '#lib/desk/queries/list-claims.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowId, stayReference } from '#lib/http/params.ts'
import { attachment } from '#lib/http/serve-file.ts'
import { payOut } from '#lib/ledger/commands/pay-out.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { paymentStanding } from '#lib/ledger/queries/payment-standing.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { claimsQuery } from '#lib/ledger/schema/claims.ts'
import { takeCash, voidCash } from '#lib/payments/commands/cash.ts'
import { findUtr } from '#lib/payments/queries/find-payments.ts'
import { cashEntry } from '#lib/payments/schema/cash.ts'
import {
  payingOut,
  paymentEntry,
  utrQuery,
  verification,
  voiding,
} from '#lib/payments/schema/entry.ts'
import { dayBook } from '#lib/reports/queries/day-book.ts'
import { dayBookQuery } from '#lib/reports/schema/day-book.ts'
import { dayBookFile } from '#lib/reports/service/day-book-file.ts'
import { questionForGuest } from '#lib/reservations/queries/question-for-guest.ts'

export const moneyCalls = {
  /** Records cash taken from the desk to the bank. A retry with the same `Idempotency-Key` records it only once. */
  'POST cash_deposits': endpoint({
    who: 'staff',
    body: 'json',
    status: 201,
    input: cashEntry,
    run: async ({ input, by, request }) => {
      const idempotencyKey = request.headers.get('idempotency-key')
      return takeCash(by, input, { now: await databaseNow(), idempotencyKey })
    },
  }),
  /** Voids a record of cash taken to the bank, so it counts as cash at the desk again. A second call changes nothing. */
  'POST cash_deposits/[id]/void': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => voidCash(by, id, await databaseNow()),
  }),
  /** Lists money received and refunded by day and method, and the balances, as JSON or, with `format`, as a spreadsheet. */
  'GET day_book': endpoint({
    who: 'staff',
    input: dayBookQuery,
    run: async ({ input, by }) => {
      const book = await dayBook(by, input, new Date())
      if (!input.format) return book
      const name = `day-book-${book.from_date}-to-${book.to_date}.xlsx` as const
      return attachment(await dayBookFile(book), name)
    },
  }),
  /** Returns the charges and payments of a booking, by the booking's reference. */
  'GET folios/[reference]': endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => readFolio(by, { reference }, await databaseNow()),
  }),
  /**
   * Records money received or refunded, and returns the folio. A retry with the same `Idempotency-Key` records it only once.
   * Refused with `utr_used`, and `changed_meanwhile` if the balance isn't the one that was `seen`.
   */
  'POST folios/[reference]/payments': endpoint({
    who: 'staff',
    params: { reference: stayReference },
    body: 'json',
    status: 201,
    input: paymentEntry,
    run: async ({ input, by, request, params: { reference } }) => {
      const idempotencyKey = request.headers.get('idempotency-key')
      const now = await databaseNow()
      await recordPayment(by, reference, input, { now, idempotencyKey })
      return readFolio(by, { reference }, now)
    },
  }),
  /** Lists payments to check with the bank and refunds to pay out, oldest first. */
  'GET payments': endpoint({
    who: 'staff',
    input: claimsQuery,
    run: ({ input, by }) => listClaims(by, input),
  }),
  /** Redirects to WhatsApp, with a question to the guest about a payment that can't be found in the bank. */
  'GET payments/[id]/ask': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const location = await questionForGuest(by, id)
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    },
  }),
  /**
   * Records that an agreed refund has been paid out, and returns it. Refused with `utr_used`, `changed_meanwhile` if its
   * amount has changed, and `illegal_transition` if it's void.
   */
  'POST payments/[id]/pay_out': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: payingOut,
    run: async ({ input, by, params: { id } }) => {
      await payOut(by, id, input, await databaseNow())
      return paymentStanding(by, id, await databaseNow())
    },
  }),
  /**
   * Verifies a payment and its pending booking, or also confirms the booking; returns the folio and how to undo it. `amount`
   * is what actually arrived, if it's different. A second call changes nothing. Refused with `utr_used`, and
   * `illegal_transition` if the payment is void.
   */
  'POST payments/[id]/verify': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: verification,
    run: async ({ input, by, params: { id } }) => {
      const { amount: paise, confirm } = input
      const now = await databaseNow()
      const booking = await verifyClaim(by, id, { paise, confirm }, now)
      const folio = await readFolio(by, { id: booking }, now)
      const { undo } = await paymentStanding(by, id, await databaseNow())
      return { ...folio, undo }
    },
  }),
  /** Voids a payment for a reason; returns the folio. A second call changes nothing. */
  'POST payments/[id]/void': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: voiding,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      return readFolio(by, { id: await voidEntry(by, id, input.reason, now) }, now)
    },
  }),
  /** Returns the booking that a UTR was verified for as `used_for`, or null. */
  'GET utr': endpoint({
    who: 'staff',
    poll: true,
    input: utrQuery,
    run: async ({ input, by }) => ({ used_for: await findUtr(by, input.utr) }),
  }),
}
