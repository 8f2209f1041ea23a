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
  /** Saves what the guest says before the stay: the hour, the food, allergies, dogs and a message. What is left out isn't changed. */
  'POST stays/[secret]/arrival': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'ARRIVAL',
    body: 'json',
    input: arrivalInput,
    run: async ({ input, params: { secret } }) =>
      saveArrivalBySecret(secret, input, await databaseNow()),
  }),
  /** Sets the firm, the address and the GSTIN that the stay is billed to, until its invoice is issued. */
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
      return serveCalendar(`dontali-${reference}.ics`, calendar)
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
  /** Says if other dates are free for the stay, its own nights counted as free, and what it would cost then. */
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
  /** Returns the nights of the stay's room, each free or taken, its own as free ones. */
  'GET stays/[secret]/nights': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'AVAILABILITY',
    input: calendarRange,
    run: async ({ input, params: { secret } }) => ({
      days: await otherNights(secret, input, await databaseNow()),
    }),
  }),
  /** Records what the guest says they have paid since the booking: the sum, its screenshot and its UTR. */
  'POST stays/[secret]/payments': endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    status: 201,
    input: paymentInput,
    maxBytes: maxFormBytes,
    run: async ({ input, params: { secret } }) => claimBalance(secret, input, await databaseNow()),
  }),
  /** Returns the newest screenshot of the payment. */
  'GET stays/[secret]/proof': endpoint({
    who: 'public',
    params: { secret: anyText },
    run: async ({ params: { secret } }) => serveFile(await screenshotBySecret(secret)),
  }),
  /** Adds a screenshot of the payment, its UTR, or both. */
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
  /** Asks the farm for other dates, instead of those asked for before. */
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
