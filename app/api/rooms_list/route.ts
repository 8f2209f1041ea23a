import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { pricedRooms } from '#lib/rates/queries/lowest-rates.ts'
import { roomsListQuery } from '#lib/rooms/schema/room.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the rooms that guests can book, with the lowest price of a night. */
  GET: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: roomsListQuery,
    run: async ({ input }) => pricedRooms(input.q, await databaseNow()),
  }),
})
