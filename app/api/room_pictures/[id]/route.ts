import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { serveFile } from '#lib/http/serve-file.ts'
import { readRoomPicture } from '#lib/rooms/queries/rooms.ts'

// Only pictures of rooms: the id of any other stored file is 404 here.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the picture of a room that can be booked. */
  GET: endpoint({
    who: 'public',
    params: { id: rowId },
    run: async ({ params: { id } }) => serveFile(await readRoomPicture(id), 'forever'),
  }),
})
