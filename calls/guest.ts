import { setBillBySecret } from '#lib/documents/commands/set-bill.ts'
import { documentBySecret } from '#lib/documents/queries/read-document.ts'
import { fileNameOf } from '#lib/documents/rules/number.ts'
import { guestBill } from '#lib/documents/schema.ts'
import { makePdf } from '#lib/documents/service/make-pdfs.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { anyText, rowId } from '#lib/http/params.ts'
import { attachment, serveCalendar, serveFile } from '#lib/http/serve-file.ts'
import { addProof } from '#lib/ledger/commands/add-proof.ts'
import { askCancellation } from '#lib/ledger/commands/ask-cancellation.ts'
import { claimBalance } from '#lib/ledger/commands/claim-balance.ts'
import { paymentInput } from '#lib/ledger/schema/payment.ts'
import { proofInput } from '#lib/ledger/schema/proof.ts'
import { maxScreenshotBytes } from '#lib/payments/rules/screenshot.ts'
import { saveArrivalBySecret } from '#lib/reservations/commands/save-arrival.ts'
import { calendarBySecret, screenshotBySecret } from '#lib/reservations/queries/stay-by-secret.ts'
import { arrivalInput } from '#lib/reservations/schema/arrival.ts'
import { askDates, withdrawDates } from '#lib/stays/commands/ask-dates.ts'
import { otherDates, otherNights } from '#lib/stays/queries/other-dates.ts'
import { calendarRange } from '#lib/stays/schema/stay-input.ts'
import { datesInput, wishInput } from '#lib/stays/schema/wish.ts'

// The form around the image is small.
const maxFormBytes = maxScreenshotBytes + 64 * 1024

export const guestCalls = {
  /** Saves the guest's arrival time, food, allergies, dogs and message. Fields that are left out don't change. */
  'POST stays/[secret]/arrival': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'ARRIVAL',
    body: 'json',
    input: arrivalInput,
    run: async ({ input, params: { secret } }) =>
      saveArrivalBySecret(secret, input, await databaseNow()),
  }),
  /** Sets the company, address and GSTIN that the stay is billed to, until its invoice is issued. */
  'POST stays/[secret]/bill': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    body: 'json',
    input: guestBill,
    run: async ({ input, params: { secret } }) => {
      await setBillBySecret(secret, input)
      return {}
    },
  }),
  /** Returns the stay as a calendar file. */
  'GET stays/[secret]/calendar': endpoint({
    who: 'public',
    params: { secret: anyText },
    run: async ({ params: { secret } }) => {
      const { reference, calendar } = await calendarBySecret(secret)
      return serveCalendar(`stay-${reference}.ics`, calendar)
    },
  }),
  /** Asks the farm to cancel the booking. */
  'POST stays/[secret]/cancellation': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    run: async ({ params: { secret } }) => {
      await askCancellation(secret, new Date())
      return {}
    },
  }),
  /** Returns whether other dates are free, counting the stay's own nights as free, and what they'd cost. */
  'GET stays/[secret]/dates': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'AVAILABILITY',
    input: datesInput,
    run: async ({ input, params: { secret } }) => otherDates(secret, input, await databaseNow()),
  }),
  /** Returns a document of the stay as a PDF. */
  'GET stays/[secret]/documents/[id]': endpoint({
    who: 'public',
    params: { secret: anyText, id: rowId },
    limit: 'AVAILABILITY',
    run: async ({ params: { secret, id } }) => {
      const document = await documentBySecret(secret, id)
      return attachment(await makePdf(document), fileNameOf(document))
    },
  }),
  /** Returns which nights of the stay's room are free or taken, counting its own nights as free. */
  'GET stays/[secret]/nights': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'AVAILABILITY',
    input: calendarRange,
    run: async ({ input, params: { secret } }) => ({
      days: await otherNights(secret, input, await databaseNow()),
    }),
  }),
  /** Records another payment the guest says they've made: the amount, screenshot and UTR. */
  'POST stays/[secret]/payments': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    status: 201,
    input: paymentInput,
    maxBytes: maxFormBytes,
    run: async ({ input, params: { secret } }) => claimBalance(secret, input, await databaseNow()),
  }),
  /** Returns the latest payment screenshot. */
  'GET stays/[secret]/proof': endpoint({
    who: 'public',
    params: { secret: anyText },
    run: async ({ params: { secret } }) => serveFile(await screenshotBySecret(secret)),
  }),
  /** Adds a payment screenshot, its UTR, or both. */
  'POST stays/[secret]/proof': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    input: proofInput,
    maxBytes: maxFormBytes,
    run: async ({ input, params: { secret } }) => {
      await addProof(secret, input, await databaseNow())
      return {}
    },
  }),
  /** Asks the farm for other dates, replacing any earlier request. */
  'POST stays/[secret]/wish': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    body: 'json',
    input: wishInput,
    run: async ({ input, params: { secret } }) => {
      await askDates(secret, input, await databaseNow())
      return {}
    },
  }),
  /** Withdraws the request for other dates. */
  'DELETE stays/[secret]/wish': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    run: async ({ params: { secret } }) => {
      await withdrawDates(secret)
      return {}
    },
  }),
}
