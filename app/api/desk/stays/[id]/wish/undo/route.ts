import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { undoDecline } from '#lib/stays/commands/answer-wish.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lets a guest’s other dates wait again that the person declined a moment ago. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    run: async ({ by, params: { id } }) => {
      await undoDecline(by, id, await databaseNow())
      return {}
    },
  }),
})
