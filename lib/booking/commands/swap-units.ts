import type { Staff } from '../../auth/schema.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { openInvoice } from '../../documents/queries/open-invoice.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { Refusal } from '../../shared/refusal.ts'
import { pricedStay } from '../queries/changed-stay.ts'
import { invoiceFirst } from '../rules/cancel.ts'
import { statuses, takesPlace } from '../rules/statuses.ts'
import { datesOf } from '../rules/stay-dates.ts'
import type { UnitSwap } from '../schema/swap.ts'
import { lastDeed } from './last-deed.ts'
import { type LockedBooking, lockBooking, lockBookings } from './lock-booking.ts'
import { notAvailable } from './not-available.ts'
import { record, stayMailKey } from './record.ts'
import { leaveSlept, nightsAhead, type SleptNights, sleptOf } from './slept.ts'
import { freeUnit, lockUnits, takeUnit } from './take-unit.ts'
import { requireInTime } from './undo-status.ts'
import { leaveForAnother } from './unmade.ts'
import { type KeptUnit, unitOf } from './write-stay.ts'

/**
 * Lets two stays of one room change their units in one transaction, at the prices that they have: a guest in the house goes from
 * tonight on. Guests who were told their unit get a mail about it, which leaves when this can no longer be taken back. With
 * `undo` a swap by the same person a moment ago is taken back, and nobody is written to. Refuses: `not_found`,
 * `changed_meanwhile` when one has another unit than the person saw, `illegal_transition` for stays of different rooms, for one
 * that does not take place and for one whose invoice is issued, `room_not_available` when somebody else is in the way, `too_late`.
 */
export async function swapUnits(
  by: Staff,
  { stays, undo = false }: UnitSwap,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    await lockBookings(
      tx,
      stays.map(({ id }) => id),
    )
    const both: Swapped[] = []
    for (const { id, unit } of stays) both.push(await swappedOf(tx, id, unit))
    const [one, other] = both as [Swapped, Swapped]
    if (one.booking.roomId !== other.booking.roomId) {
      throw new Refusal('illegal_transition', { message: otherRoom })
    }
    await lockUnits(tx, one.booking.roomId)
    const mails = [await mailOf(tx, by, one, undo, now), await mailOf(tx, by, other, undo, now)]
    for (const each of both) await leave(tx, each, now)
    for (const [at, each] of both.entries()) {
      const to = await take(tx, each, at === 0 ? other.unit : one.unit, now)
      const { booking, unit, slept, charges } = each
      const after = { ...booking, charges, unit: to }
      const told = { ...(mails[at] as Mail), wish: null, reason: null, now }
      await record(tx, by, {
        action: 'stay_changed',
        booking,
        unit,
        slept,
        charges,
        ...told,
        after,
      })
    }
  })
}

const otherRoom =
  'Only units of the same room can be swapped: others have another price. Change one of the stays instead.'

type Swapped = {
  booking: ReturnType<typeof stayOf>
  unit: KeptUnit
  slept: SleptNights[]
  charges: Awaited<ReturnType<typeof pricedStay>>['charges']
}
type Mail = { tell: boolean; unsent: boolean }

async function swappedOf(tx: Tx, id: string, seen: number): Promise<Swapped> {
  const locked = await lockBooking(tx, id)
  if (!takesPlace(locked.status)) throw new Refusal('illegal_transition')
  const unit = await unitOf(tx, id)
  if (unit?.number !== seen) throw new Refusal('changed_meanwhile')
  if (await openInvoice(tx, id)) throw new Refusal('illegal_transition', { message: invoiceFirst })
  const { charges } = await pricedStay(tx, locked)
  return { booking: stayOf(locked), unit, slept: await sleptOf(tx, id), charges }
}

function stayOf(booking: LockedBooking) {
  return { ...booking, ...datesOf(booking), gstPercent: Number(booking.gstPercent) }
}

// A mail about an earlier change that still waited goes on waiting once the swap is taken back.
async function mailOf(
  tx: Tx,
  by: Staff,
  { booking }: Swapped,
  undo: boolean,
  now: Date,
): Promise<Mail> {
  const { id, status, email } = booking
  const last = undo ? await lastDeed(tx, id) : null
  const unsent = await takeBackJob(tx, stayMailKey(id))
  if (!undo) return { tell: statuses[status].stay === 'certain' && email !== null, unsent }
  if (last?.action !== 'stay_changed' || last.actor !== by.email) {
    throw new Refusal('changed_meanwhile')
  }
  requireInTime(last.createdAt, now)
  if ((last.after as { told: boolean }).told && !unsent) throw new Refusal('too_late')
  return { tell: false, unsent: (last.before as { unsent: boolean }).unsent }
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
  await leaveForAnother(tx, { ...booking, unit }, { ...booking, unit: taken }, now)
  return taken
}
