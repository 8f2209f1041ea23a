import { undoPayBy } from '#lib/desk/commands/move-pay-by.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Puts back the time to pay that the person moved a moment ago. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    run: async ({ by, params: { id } }) => {
      await undoPayBy(by, id, await databaseNow())
      return {}
    },
  }),
})
