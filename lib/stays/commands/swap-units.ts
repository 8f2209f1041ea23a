import type { Staff } from '../../auth/schema.ts'
import {
  type LockedBooking,
  lockBooking,
  lockBookings,
} from '../../booking/commands/lock-booking.ts'
import { record, stayMailKey } from '../../booking/commands/record.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { invoiceFirst } from '../../booking/rules/cancel.ts'
import { statuses, takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { pricedStay } from '../queries/changed-stay.ts'
import type { UnitSwap } from '../schema/swap.ts'
import { notAvailable } from './not-available.ts'
import { leaveSlept, nightsAhead, type SleptNights, sleptOf } from './slept.ts'
import { freeUnit, lockUnits, takeUnit } from './take-unit.ts'
import { markLeftUnmade } from './unmade.ts'
import { type KeptUnit, unitOf } from './write-stay.ts'

/**
 * Lets two stays of one room change their units in one transaction, at the prices that they have: a guest in the house goes from
 * tonight on. Guests who were told their unit get a mail about it, which leaves when this can no longer be taken back. Refuses: `not_found`,
 * `changed_meanwhile` when one has another unit than the person saw, `illegal_transition` for stays of different rooms, for one
 * that does not take place or is over, and for one whose invoice is issued, `room_not_available` when somebody else is in the way.
 */
export async function swapUnits(by: Staff, { stays }: UnitSwap, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const both = await lockBoth(tx, stays, now)
    const [one, other] = both
    const pairs = [
      [one, other],
      [other, one],
    ] as const
    for (const each of both) await leave(tx, each, now)
    for (const [each, partner] of pairs) {
      const unit = await take(tx, each, partner.unit, now)
      await noteSwap(tx, by, { each, unit, partner }, now)
    }
  })
}

async function lockBoth(tx: Tx, stays: UnitSwap['stays'], now: Date): Promise<[Swapped, Swapped]> {
  await lockBookings(
    tx,
    stays.map(({ id }) => id),
  )
  const both: Swapped[] = []
  for (const { id, unit } of stays) both.push(await swappedOf(tx, id, unit, now))
  const [one, other] = both as [Swapped, Swapped]
  if (one.booking.roomId !== other.booking.roomId) {
    throw new Refusal('illegal_transition', { message: otherRoom })
  }
  await lockUnits(tx, one.booking.roomId)
  return [one, other]
}

type Noted = { each: Swapped; unit: KeptUnit; partner: Swapped }

async function noteSwap(tx: Tx, by: Staff, { each, unit, partner }: Noted, now: Date) {
  const { booking, charges } = each
  const unsent = await takeBackJob(tx, stayMailKey(booking.id))
  const tell = statuses[booking.status].stay === 'certain' && booking.email !== null
  const told = { tell, unsent, wish: null, reason: null, now, swappedWith: partner.booking.id }
  const after = { ...booking, charges, unit }
  await record(tx, by, { action: 'stay_changed', ...each, ...told, after })
}

const otherRoom =
  'Only units of the same room type can be swapped, because other room types have other prices. Change one of the stays instead.'
const over = 'This stay is over.'

type Swapped = {
  booking: ReturnType<typeof stayOf>
  unit: KeptUnit
  slept: SleptNights[]
  charges: Awaited<ReturnType<typeof pricedStay>>['charges']
}

async function swappedOf(tx: Tx, id: string, seen: number, now: Date): Promise<Swapped> {
  const locked = await lockBooking(tx, id)
  if (!takesPlace(locked.status)) throw new Refusal('illegal_transition')
  const unit = await unitOf(tx, id)
  if (unit?.number !== seen) throw new Refusal('changed_meanwhile')
  if (isOver(locked, now)) throw new Refusal('illegal_transition', { message: over })
  if (await openInvoice(tx, id)) throw new Refusal('illegal_transition', { message: invoiceFirst })
  const { charges } = await pricedStay(tx, locked)
  return { booking: stayOf(locked), unit, slept: await sleptOf(tx, id), charges }
}

// No one will sleep in its unit again.
function isOver(booking: LockedBooking, now: Date): boolean {
  const { checkedOutAt, noShowAt } = booking
  return checkedOutAt !== null || noShowAt !== null || datesOf(booking).checkOut <= dayInIndia(now)
}

function stayOf(booking: LockedBooking) {
  return { ...booking, ...datesOf(booking), gstPercent: Number(booking.gstPercent) }
}

async function leave(tx: Tx, { booking, slept }: Swapped, now: Date): Promise<void> {
  const { id, checkIn, checkOut } = booking
  const stay = { checkIn, checkOut }
  await leaveSlept(tx, { id, ...stay, hasUnit: true, slept }, stay, now)
  await freeUnit(tx, id)
}

async function take(
  tx: Tx,
  { booking, unit }: Swapped,
  to: KeptUnit,
  now: Date,
): Promise<KeptUnit> {
  const { id, roomId, checkIn, checkOut } = booking
  const stay = { checkIn, checkOut }
  const only = { only: to.number, first: null }
  await takeUnit(tx, roomId, stay, { bookingId: id }, now, only)
  const taken = await unitOf(tx, id)
  if (!taken) {
    throw await notAvailable(tx, { roomId, ...(await nightsAhead(tx, id, stay)) }, to.number, now)
  }
  await markLeftUnmade(tx, { ...booking, unit }, { ...booking, unit: taken }, now)
  return taken
}
