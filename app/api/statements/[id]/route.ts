import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { statementMatches } from '#lib/statements/queries/statement-matches.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a statement's credits beside the bookings: sure, likely and unknown, and what was verified. */
  GET: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const matches = await statementMatches(by, id)
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
      return new Response(matches, { headers })
    },
  }),
})
