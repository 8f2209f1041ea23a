import type { Staff } from '../../auth/schema.ts'
import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { transaction } from '../../db/transaction.ts'
import { kept } from '../../rooms/queries/kept-rooms.ts'
import { dateColumn } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { RoomGift } from '../schema/room-gift.ts'
import { leaveSlept, sleptOf } from './slept.ts'
import { freeUnit, lockUnits, takeUnit } from './take-unit.ts'
import { markLeftUnmade } from './unmade.ts'
import { unitOf } from './write-stay.ts'

/**
 * Gives a booking a free unit of any room, for a guest whose own had gone, or moves it there. The price
 * stays as agreed, and nights that were slept stay where they were. `not_found`, `room_not_found`, `illegal_transition` for a rejected booking,
 * `room_not_available` when no unit is free: then it keeps what it had.
 */
export async function giveRoom(by: Staff, gift: RoomGift, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, gift.id)
    if (!takesPlace(booking.status)) throw new Refusal('illegal_transition')
    await lockUnits(tx, gift.room)
    const room = await tx.room.findFirst({ where: { id: gift.room, ...kept } })
    if (!room) throw new Refusal('room_not_found')

    const stay = datesOf(booking)
    const old = await unitOf(tx, booking.id)
    const was = { ...stay, hasUnit: old !== null, slept: await sleptOf(tx, booking.id) }
    const { checkIn: first } = await leaveSlept(tx, { id: booking.id, ...was }, stay, now)
    await freeUnit(tx, booking.id)
    await tx.booking.update({
      where: { id: booking.id },
      data: { roomId: room.id, roomName: room.name, countsFrom: now },
    })
    await takeUnit(tx, room.id, stay, { bookingId: booking.id }, now)
    const unit = await unitOf(tx, booking.id)
    if (unit === null) throw new Refusal('room_not_available')
    await markLeftUnmade(tx, { ...booking, unit: old }, { roomId: room.id, unit }, now)
    await tx.charge.updateMany({
      where: { bookingId: booking.id, kind: 'night', night: { gte: dateColumn(first) } },
      data: { roomId: room.id, words: room.name },
    })
    await record(tx, by, { action: 'room_given', booking, room: room.name, unit: unit.name })
  })
}
