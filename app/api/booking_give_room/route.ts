import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { roomGift } from '#lib/stays/schema/room-gift.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Gives a unit to a booking that waits without one. */
  POST: endpoint({
    who: 'staff',
    input: roomGift,
    run: async ({ input, by }) => {
      await giveRoom(by, input, await databaseNow())
      return bookingStanding(by, input.id, await databaseNow())
    },
  }),
})
