import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Answers as long as the process does. */
  GET: endpoint({ who: 'public', run: async () => ({ status: 'live' }) }),
})
