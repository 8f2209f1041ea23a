import { endpoint } from '#lib/http/endpoint.ts'
import { requireReady } from '#lib/http/readiness.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns 200 while the process should be sent requests, else 503. */
  GET: endpoint({
    who: 'public',
    run: async () => {
      await requireReady()
      return { status: 'ready' }
    },
  }),
})
