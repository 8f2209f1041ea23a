import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { holdAtDesk } from '#lib/reservations/commands/hold-at-desk.ts'
import { deskHold } from '#lib/reservations/schema/desk-booking.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Keeps a unit while staff type a booking, in place of what the same token kept before; `DELETE holds/:token` gives it back. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: deskHold,
    status: 201,
    run: async ({ input, by }) => ({
      expires_at: (await holdAtDesk(by, input, await databaseNow())).toISOString(),
    }),
  }),
})
