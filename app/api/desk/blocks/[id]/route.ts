import { liftBlock } from '#lib/booking/commands/lift-block.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Puts a blocked unit on sale again. */
  DELETE: endpoint({
    who: 'staff',
    run: async ({ by, params: { id = '' } }) => {
      await liftBlock(by, id)
      return {}
    },
  }),
})
