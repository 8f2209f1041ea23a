import { readFile } from '#lib/files/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { serveFile } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns any stored file. */
  GET: endpoint({
    who: 'staff',
    run: async ({ by, params: { id = '' } }) => serveFile(await readFile(by, id)),
  }),
})
