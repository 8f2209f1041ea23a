import { giveUpHold } from '#lib/booking/commands/give-up-hold.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Gives up a unit that a guest holds while paying. */
  DELETE: endpoint({
    who: 'staff',
    run: async ({ by, params: { id = '' } }) => {
      await giveUpHold(by, id)
      return {}
    },
  }),
})
