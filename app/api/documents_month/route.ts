import { monthOf } from '#lib/documents/queries/month.ts'
import { monthQuery } from '#lib/documents/schema.ts'
import { monthFile } from '#lib/documents/service/month-file.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { attachment } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Sums up the papers of a month, as JSON or, with `format`, as a spreadsheet or all PDFs in a ZIP. */
  GET: endpoint({
    who: 'staff',
    input: monthQuery,
    run: async ({ input: { month, format }, by }) => {
      const papers = await monthOf(by, month)
      if (!format) return papers.summary
      const ending = format === 'excel' ? 'xlsx' : 'zip'
      return attachment(await monthFile(papers, format), `gst-${month}.${ending}`)
    },
  }),
})
