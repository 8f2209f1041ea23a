import { endpoint, resource } from '#lib/http/endpoint.ts'
import { listRooms } from '#lib/rooms/queries.ts'
import { roomsListQuery, wireRoom } from '#lib/rooms/schema.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    who: 'public',
    input: roomsListQuery,
    run: async ({ input }) => ({ rows: (await listRooms(input.q)).map(wireRoom) }),
  }),
})
