import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the figures of the dashboard. */
  GET: endpoint({ who: 'staff', run: ({ by }) => dashboardStats(by, new Date()) }),
})
