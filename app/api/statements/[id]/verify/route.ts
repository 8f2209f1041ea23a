import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { verifyLines } from '#lib/statements/commands/verify-lines.ts'
import { lineVerifications } from '#lib/statements/schema/lines.ts'

// Five hundred lines, each with two ids.
const maxBytes = 96 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Verifies credits as payments of bookings, each for itself; returns what was verified and what was not. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: lineVerifications,
    maxBytes,
    run: async ({ input, by, params: { id } }) => verifyLines(by, id, input, await databaseNow()),
  }),
})
