import type { Staff } from '../auth/schema.ts'
import type { ShownLetter } from '../booking/schema/shown-letter.ts'
import { pricedOf } from '../rates/schema/priced.ts'
import { doorOf, readBooking } from '../reservations/queries/read-booking.ts'
import { findRoom } from '../rooms/queries/rooms.ts'
import { toPaise } from '../shared/money.ts'
import { Refusal } from '../shared/refusal.ts'
import type { StayOffer, StayQuestion } from '../stays/schema/stay-change.ts'
import { shownLetter } from './shown-letter.ts'

/**
 * Returns what the guest of a booking would read if its stay were changed as the question says; null while it cannot be.
 * `not_found`, `room_not_found`.
 */
export async function changeLetter(
  _by: Staff,
  id: string,
  asked: StayQuestion,
  { will, errors, problem }: StayOffer,
): Promise<ShownLetter | null> {
  if (problem !== null || Object.keys(errors).length > 0) return null
  const booking = await readBooking({ id })
  if (!booking) throw new Refusal('not_found')
  const room = await findRoom(asked.room)
  if (!room) throw new Refusal('room_not_found')
  const name = will.unit === null ? undefined : room.unit_names[will.unit - 1]
  const occupancy = name === undefined ? null : { door: { name } }
  const totalPaise = toPaise(will.total)
  const changed = {
    ...booking,
    checkIn: asked.check_in,
    checkOut: asked.check_out,
    nights: will.nights,
    guests: asked.guests,
    roomName: room.name,
    room,
    charges: will.charges.map((line, at) => ({ ...pricedOf(line), position: at + 1 })),
    totalPaise,
    balancePaise: totalPaise - booking.paidPaise,
    hasUnit: occupancy !== null,
    door: doorOf({ status: booking.status, room, occupancy }),
    refundPaise: 0,
  }
  return shownLetter('changed', changed, 'with facts')
}
