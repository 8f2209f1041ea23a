import { endpoint, resource } from '#lib/http/endpoint.ts'
import { report } from '#lib/reports/queries/report.ts'
import { reportQuery } from '#lib/reports/schema.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    who: 'staff',
    input: reportQuery,
    run: ({ input }) => report(input, new Date()),
  }),
})
