import { endpoint, resource } from '#lib/http/endpoint.ts'
import { newestNotifications } from '#lib/reports/queries/newest-notifications.ts'

const shown = 20

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the newest notices of what has happened to bookings. */
  GET: endpoint({
    who: 'staff',
    poll: true,
    run: async ({ by }) => ({ notifications: await newestNotifications(by, shown) }),
  }),
})
