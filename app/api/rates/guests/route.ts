import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { changeRoomGuests } from '#lib/rates/commands/change-extras.ts'
import { listRoomGuests } from '#lib/rates/queries/extras.ts'
import { roomGuestsChange } from '#lib/rates/schema/extras.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists for how many guests the price of each room is, and what one more costs. */
  GET: endpoint({ who: 'staff', run: async ({ by }) => ({ rooms: await listRoomGuests(by) }) }),
  /** Says it of a room. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: roomGuestsChange,
    run: async ({ input, by }) => {
      const { change } = await changeRoomGuests(by, input, await databaseNow())
      const room = (await listRoomGuests(by)).find((each) => each.room === input.room)
      return { change, room }
    },
  }),
})
