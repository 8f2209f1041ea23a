import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { undoStay } from '#lib/stays/commands/undo-stay.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Puts a stay back as it was before the person changed it a moment ago. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    run: async ({ by, params: { id } }) => {
      await undoStay(by, id, await databaseNow())
      return {}
    },
  }),
})
