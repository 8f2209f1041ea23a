import { listDocuments } from '#lib/documents/queries/list-documents.ts'
import { documentSearch } from '#lib/documents/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the papers of all stays, newest first, by page, number, guest, kind and financial year. */
  GET: endpoint({
    who: 'staff',
    input: documentSearch,
    run: ({ input, by }) => listDocuments(by, input),
  }),
})
