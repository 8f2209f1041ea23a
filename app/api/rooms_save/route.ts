import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { saveRoom } from '#lib/rooms/commands/save-room.ts'
import { readRoom } from '#lib/rooms/queries/rooms.ts'
import { roomInput } from '#lib/rooms/schema/room-input.ts'
import { maxPhotoBytes } from '#lib/shared/photo-limits.ts'

const fieldBytes = 64 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Adds a room, or changes the one with that `id`. */
  POST: endpoint({
    who: 'staff',
    input: roomInput,
    maxBytes: maxPhotoBytes + fieldBytes,
    run: async ({ input, by }) => {
      const id = await saveRoom(by, input, await databaseNow())
      const room = await readRoom(by, { id })
      return { room, message: 'Room saved.' }
    },
  }),
})
