import { releaseHold } from '#lib/booking/commands/release-hold.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Gives a held unit up. */
  DELETE: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    run: async ({ params }) => {
      await releaseHold(params.token ?? '', new Date())
      return {}
    },
  }),
})
