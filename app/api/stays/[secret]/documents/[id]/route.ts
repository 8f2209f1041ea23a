import { documentBySecret } from '#lib/documents/queries/read-document.ts'
import { fileNameOf } from '#lib/documents/rules/number.ts'
import { makePdf } from '#lib/documents/service/make-pdfs.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText, rowId } from '#lib/http/params.ts'
import { attachment } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a document of the stay as a PDF. */
  GET: endpoint({
    who: 'public',
    params: { secret: anyText, id: rowId },
    limit: 'AVAILABILITY',
    run: async ({ params: { secret, id } }) => {
      const document = await documentBySecret(secret, id)
      return attachment(await makePdf(document), fileNameOf(document))
    },
  }),
})
