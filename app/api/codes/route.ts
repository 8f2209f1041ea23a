import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { addCode } from '#lib/rates/commands/change-extras.ts'
import { codeAfter, listCodes } from '#lib/rates/queries/extras.ts'
import { codeInput } from '#lib/rates/schema/extras.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the codes, the newest first, and how often each is used. */
  GET: endpoint({
    who: 'staff',
    run: async ({ by }) => ({ codes: await listCodes(by, await databaseNow()) }),
  }),
  /** Adds a code. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: codeInput,
    status: 201,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      return codeAfter(by, await addCode(by, input, now), now)
    },
  }),
})
