import { endpoint, resource } from '#lib/http/endpoint.ts'
import { listLayouts } from '#lib/statements/queries/kept-layouts.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the layouts of bank files whose columns staff have named, the newest first. */
  GET: endpoint({ who: 'staff', run: ({ by }) => listLayouts(by) }),
})
