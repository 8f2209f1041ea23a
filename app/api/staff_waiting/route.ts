import { endpoint, resource } from '#lib/http/endpoint.ts'
import { countWaiting } from '#lib/news/queries.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Counts the bookings and the messages of visitors that wait for staff. */
  GET: endpoint({ who: 'staff', poll: true, run: ({ by }) => countWaiting(by) }),
})
