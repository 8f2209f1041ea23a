import { readFile } from '#lib/files/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { serveFile } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns any stored file. */
  GET: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => serveFile(await readFile(by, id)),
  }),
})
