import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowHash } from '#lib/http/params.ts'
import { changeLayout, forgetLayout } from '#lib/statements/commands/change-layout.ts'
import { layoutInput } from '#lib/statements/schema/files.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Corrects the columns of a kept layout for files read from now on. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowHash },
    body: 'json',
    input: layoutInput,
    run: async ({ input, by, params: { id } }) => {
      await changeLayout(by, id, input, await databaseNow())
      return {}
    },
  }),
  /** Forgets a kept layout: the next file with its header is asked about again. */
  DELETE: endpoint({
    who: 'staff',
    params: { id: rowHash },
    run: async ({ by, params: { id } }) => {
      await forgetLayout(by, id)
      return {}
    },
  }),
})
