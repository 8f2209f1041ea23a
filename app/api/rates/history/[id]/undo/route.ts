import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'
import { undoRates } from '#lib/rates/commands/undo-rates.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Puts what a change of rates was about back as it was, if nothing has changed it since. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowNumber },
    run: async ({ by, params }) => {
      const { facts: _, ...effect } = await undoRates(by, params.id, await databaseNow())
      return effect
    },
  }),
})
