import { readDocument } from '#lib/documents/queries/read-document.ts'
import { fileNameOf } from '#lib/documents/rules/number.ts'
import { makePdf } from '#lib/documents/service/make-pdfs.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { attachment } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a document as a PDF, the same bytes each time. */
  GET: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const document = await readDocument(by, id)
      return attachment(await makePdf(document), fileNameOf(document))
    },
  }),
})
