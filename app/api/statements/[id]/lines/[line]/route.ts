import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { changeLine } from '#lib/statements/commands/change-line.ts'
import { lineChange } from '#lib/statements/schema/lines.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says of a credit that it is no guest's, or may be one's again, or that it is not for a booking. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId, line: rowId },
    body: 'json',
    input: lineChange,
    run: async ({ input, by, params: { line } }) => {
      await changeLine(by, line, input, await databaseNow())
      return {}
    },
  }),
})
