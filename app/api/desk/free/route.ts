import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { freeRooms } from '#lib/stays/queries/free-rooms.ts'
import { freeRoomsInput } from '#lib/stays/schema/free-rooms.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says which rooms and units are free for a stay, at what price, and what has the others. */
  GET: endpoint({
    who: 'staff',
    input: freeRoomsInput,
    run: async ({ input, by }) => freeRooms(by, input, await databaseNow()),
  }),
})
