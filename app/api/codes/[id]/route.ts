import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'
import { changeCode } from '#lib/rates/commands/change-extras.ts'
import { codeAfter } from '#lib/rates/queries/extras.ts'
import { codeChange } from '#lib/rates/schema/extras.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Changes what a code does from now on, ends it, or lets it work again. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowNumber },
    body: 'json',
    input: codeChange,
    run: async ({ input, by, params }) => {
      const now = await databaseNow()
      return codeAfter(by, await changeCode(by, params.id, input, now), now)
    },
  }),
})
