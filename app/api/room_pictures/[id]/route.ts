import { endpoint, resource } from '#lib/http/endpoint.ts'
import { serveFile } from '#lib/http/serve-file.ts'
import { readRoomPicture } from '#lib/rooms/queries.ts'

// Of rooms alone: whatever else the id of a stored file belongs to is 404 here.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the picture of a room that can be booked. */
  GET: endpoint({
    who: 'public',
    run: async ({ params: { id = '' } }) => serveFile(await readRoomPicture(id), 'forever'),
  }),
})
