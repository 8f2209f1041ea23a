import { endpoint, resource } from '#lib/http/endpoint.ts'
import { attachment } from '#lib/http/serve-file.ts'
import { dayBook } from '#lib/reports/queries/day-book.ts'
import { dayBookQuery } from '#lib/reports/schema/day-book.ts'
import { dayBookFile } from '#lib/reports/service/day-book-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists what was received and paid back by day and method, and the balances, as JSON or, with `format`, as a spreadsheet. */
  GET: endpoint({
    who: 'staff',
    input: dayBookQuery,
    run: async ({ input, by }) => {
      const book = await dayBook(by, input, new Date())
      if (!input.format) return book
      const name = `day-book-${book.from_date}-to-${book.to_date}.xlsx` as const
      return attachment(await dayBookFile(book), name)
    },
  }),
})
