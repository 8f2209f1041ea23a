import { releaseHold } from '#lib/booking/commands/release-hold.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Releases a held unit. */
  DELETE: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    run: async ({ params }) => {
      await releaseHold(params.token ?? '', new Date())
      return {}
    },
  }),
})
