import type { Tx } from '../../db/transaction.ts'
import { type Charge, totalOf } from '../../rates/rules/charges.ts'
import { nightsOf, type StayDates } from '../../rooms/rules/stay.ts'
import { dateColumn, type IsoDate, isoDateOf } from '../../shared/dates.ts'
import { freeUnit, lockUnits, takeUnit, type UnitChoice } from './take-unit.ts'

/** All that is kept of a stay: its nights, room, guests and price. */
export type WrittenStay = StayDates & {
  roomId: number
  roomName: string
  guests: number
  ratePaise: number
  gstPercent: number
  charges: Charge[]
}

/** A unit that a booking has, and the first of its nights there. */
export type KeptUnit = { number: number; name: string; since: IsoDate }

/** The unit of a booking by number and name, and since when it has it; null if it has none. */
export async function unitOf(tx: Tx, bookingId: string): Promise<KeptUnit | null> {
  const found = await tx.occupancy.findFirst({
    where: { bookingId },
    select: { checkIn: true, door: { select: { number: true, name: true } } },
  })
  return found && { ...found.door, since: isoDateOf(found.checkIn) }
}

/** Returns the rows of charges, as the database takes them. */
export function chargeRows(charges: readonly Charge[]) {
  return charges.map(({ extraGuests, night, ...line }) => ({
    ...line,
    night: night && dateColumn(night),
    ...(extraGuests && {
      guests: extraGuests.guests,
      nights: extraGuests.nights,
      firstNight: dateColumn(extraGuests.from),
    }),
  }))
}

/**
 * Replaces a booking's stay, and takes a unit for the new one. Returns the unit, or null when none is free. Both happen
 * within one transaction: the booking is never visible without a unit, and if none is free the caller rolls everything back.
 */
export async function writeStay(
  tx: Tx,
  id: string,
  { charges, checkIn, checkOut, ...stay }: WrittenStay,
  choice: UnitChoice | 'none',
  now: Date,
): Promise<KeptUnit | null> {
  await lockUnits(tx, stay.roomId)
  await freeUnit(tx, id)
  await tx.charge.deleteMany({ where: { bookingId: id } })
  await tx.booking.update({
    where: { id },
    data: {
      ...stay,
      checkIn: dateColumn(checkIn),
      checkOut: dateColumn(checkOut),
      nights: nightsOf({ checkIn, checkOut }),
      totalPaise: totalOf(charges),
      countsFrom: now,
    },
  })
  await tx.charge.createMany({
    data: chargeRows(charges).map((row) => ({ ...row, bookingId: id })),
  })
  if (choice === 'none') return null
  await takeUnit(tx, stay.roomId, { checkIn, checkOut }, { bookingId: id }, now, choice)
  return unitOf(tx, id)
}
