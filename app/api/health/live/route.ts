import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns 200 as long as the process can respond. */
  GET: endpoint({ who: 'public', run: async () => ({ status: 'live' }) }),
})
