import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { deleteRoom } from '#lib/rooms/commands/delete-room.ts'
import { roomDeletion } from '#lib/rooms/schema/room-input.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Deletes a room that has no future stays. */
  POST: endpoint({
    who: 'staff',
    input: roomDeletion,
    run: async ({ input, by }) => {
      await deleteRoom(by, input, await databaseNow())
      return { message: 'Room deleted.' }
    },
  }),
})
