import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { maxScreenshotBytes } from '#lib/payments/rules/screenshot.ts'
import { createBooking } from '#lib/reservations/commands/create-booking.ts'
import { networkHashes } from '#lib/reservations/commands/trait-hash.ts'
import { bookingInput } from '#lib/reservations/schema/booking-input.ts'

const fieldBytes = 64 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * Makes a booking from the form, the payment screenshot and the hold. A retry with the same `Idempotency-Key` books only
   * once.
   */
  POST: endpoint({
    who: 'public',
    limit: 'CREATE_BOOKING',
    status: 201,
    input: bookingInput,
    maxBytes: maxScreenshotBytes + fieldBytes,
    run: async ({ input, address, request }) =>
      createBooking(input, {
        networks: networkHashes(address),
        now: await databaseNow(),
        idempotencyKey: request.headers.get('idempotency-key'),
      }),
  }),
})
