import { undoLines } from '#lib/desk/commands/undo-lines.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { undoneIds } from '#lib/statements/schema/lines.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes back payments that the person has verified a moment ago; their credits are free again. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: undoneIds,
    run: async ({ input, by }) => undoLines(by, input.payment_ids, await databaseNow()),
  }),
})
