import { giveRoom } from '#lib/booking/commands/give-room.ts'
import { bookingStanding } from '#lib/booking/queries/booking-standings.ts'
import { roomGift } from '#lib/booking/schema/room-gift.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

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
