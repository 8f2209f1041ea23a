import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { attachment } from '#lib/http/serve-file.ts'
import { report } from '#lib/reports/queries/report.ts'
import { reportFileName } from '#lib/reports/rules/range.ts'
import { reportQuery } from '#lib/reports/schema/report.ts'
import { makeExport } from '#lib/reports/service/make-export.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Reports revenue, nights and money for a range of days, as JSON or, with `format`, as a spreadsheet or PDF. */
  GET: endpoint({
    who: 'staff',
    input: reportQuery,
    run: async ({ input, by }) => {
      const now = new Date()
      const made = await report(by, input, now)
      if (!input.format) return made
      const bytes = await makeExport(by, input.format, made, now)
      return attachment(bytes, reportFileName(made, input.format))
    },
  }),
})
