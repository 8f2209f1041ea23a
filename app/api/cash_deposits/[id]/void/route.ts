import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { voidCash } from '#lib/payments/commands/cash.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Voids cash that was said to be taken to the bank: it is at the desk again. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => voidCash(by, id, await databaseNow()),
  }),
})
