import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { giveUpHold } from '#lib/reservations/commands/give-up-hold.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Gives up a unit that a guest holds while paying. */
  DELETE: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      await giveUpHold(by, id)
      return {}
    },
  }),
})
