import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { findConfig } from '#lib/reviews/queries/find-config.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the settings of the reviews, with the key masked. */
  GET: endpoint({ who: 'staff', run: ({ by }) => findConfig(by) }),
})
