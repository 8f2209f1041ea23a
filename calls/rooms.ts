import { endpoint } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'
import {
  addPicture,
  changeLook,
  describePicture,
  removePicture,
} from '#lib/rooms/commands/change-pictures.ts'
import { orderRooms } from '#lib/rooms/commands/order-rooms.ts'
import { listRooms, readRoom } from '#lib/rooms/queries/rooms.ts'
import {
  altInput,
  lookInput,
  orderInput,
  pictureInput,
  pictureRemoval,
} from '#lib/rooms/schema/pictures.ts'
import { roomsListQuery } from '#lib/rooms/schema/room.ts'
import { maxPhotoBytes } from '#lib/shared/photo-limits.ts'

const fieldBytes = 16 * 1024

export const roomCalls = {
  /** Lists the rooms in the order staff have chosen, including those that aren't on the site. */
  'GET rooms': endpoint({
    who: 'staff',
    input: roomsListQuery,
    run: ({ input, by }) => listRooms(by, input.q),
  }),
  /** Puts the rooms into an order. Refused with `changed_meanwhile` if they aren't in the order that was `seen`. */
  'POST rooms/order': endpoint({
    who: 'staff',
    body: 'json',
    input: orderInput,
    run: async ({ input, by }) => {
      await orderRooms(by, input)
      return listRooms(by, '')
    },
  }),
  /** Adds a photograph to a room, or replaces one, and returns the room. Refused with `changed_meanwhile`. */
  'POST rooms/[id]/pictures': endpoint({
    who: 'staff',
    params: { id: rowNumber },
    input: pictureInput,
    maxBytes: maxPhotoBytes + fieldBytes,
    run: async ({ input, by, params }) => {
      await addPicture(by, params.id, input)
      return { room: await readRoom(by, params) }
    },
  }),
  /** Moves the focus of a picture, says whether it's a photo or an illustration, and returns the room. Refused with `changed_meanwhile`. */
  'POST rooms/[id]/pictures/[picture]': endpoint({
    who: 'staff',
    params: { id: rowNumber, picture: rowNumber },
    body: 'json',
    input: lookInput,
    run: async ({ input, by, params }) => {
      await changeLook(by, params, input)
      return { room: await readRoom(by, { id: params.id }) }
    },
  }),
  /**
   * Writes the text that describes a photograph in a language to people who don't see it, and returns the room. Refused with
   * `changed_meanwhile` if the text isn't the one that was `seen`.
   */
  'POST rooms/[id]/pictures/[picture]/words': endpoint({
    who: 'staff',
    params: { id: rowNumber, picture: rowNumber },
    body: 'json',
    input: altInput,
    run: async ({ input, by, params }) => {
      await describePicture(by, params, input)
      return { room: await readRoom(by, { id: params.id }) }
    },
  }),
  /** Removes a picture of a room, and returns the room. Refused with `changed_meanwhile`. */
  'DELETE rooms/[id]/pictures/[picture]': endpoint({
    who: 'staff',
    params: { id: rowNumber, picture: rowNumber },
    body: 'json',
    input: pictureRemoval,
    run: async ({ input, by, params }) => {
      await removePicture(by, params, input.version)
      return { room: await readRoom(by, { id: params.id }) }
    },
  }),
}
