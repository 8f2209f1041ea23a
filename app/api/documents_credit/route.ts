import { writeCreditNote } from '#lib/documents/commands/write-credit-note.ts'
import { creditNoteInput } from '#lib/documents/schema.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Writes a credit note against an invoice, for an amount in rupees or for all that is left of it. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: creditNoteInput,
    status: 201,
    run: async ({ input, by }) => ({ id: await writeCreditNote(by, input, await databaseNow()) }),
  }),
})
