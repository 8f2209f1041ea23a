import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { papersOf } from '#lib/documents/queries/papers.ts'
import { supplierOf } from '#lib/documents/rules/snapshot.ts'
import { issueInput, papersQuery } from '#lib/documents/schema.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { property } from '#lib/property.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the papers of a stay, and what can be issued for it. */
  GET: endpoint({
    who: 'staff',
    input: papersQuery,
    run: ({ input, by }) => papersOf(by, input.booking),
  }),
  /** Issues the invoice of a stay, or the voucher of a payment; what is issued already stays as it is. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: issueInput,
    status: 201,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      const farm = supplierOf(property)
      const id =
        'booking' in input
          ? await issueInvoice(by, input.booking, farm, now)
          : await issueVoucher(by, input.payment, farm, now)
      return { id }
    },
  }),
})
