import { endpoint, resource } from '#lib/http/endpoint.ts'
import { listRooms } from '#lib/rooms/queries.ts'
import { roomsListQuery } from '#lib/rooms/schema.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the rooms that guests can book. */
  GET: endpoint({ who: 'public', input: roomsListQuery, run: ({ input }) => listRooms(input.q) }),
})
