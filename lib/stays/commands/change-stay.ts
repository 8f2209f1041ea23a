import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { record, stayMailKey } from '../../booking/commands/record.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { agreedCharges, agreedProblems, requireQuoted } from '../../booking/rules/agreed-price.ts'
import { invoiceFirst } from '../../booking/rules/cancel.ts'
import { progressOf } from '../../booking/rules/progress.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import type { Wish } from '../../booking/rules/told.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import { nightRate, nightTax, totalOf } from '../../rates/rules/charges.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { pricedStay, rateBookOf } from '../queries/changed-stay.ts'
import { wishOf } from '../queries/read-wish.ts'
import {
  changedCharges,
  changeProblems,
  firstNightAtDesk,
  isOtherStay,
} from '../rules/stay-change.ts'
import { isSameStay } from '../rules/wish.ts'
import type { StayChange } from '../schema/stay-change.ts'
import { notAvailable } from './not-available.ts'
import { leaveSlept, type SleptNights, sleptOf } from './slept.ts'
import { lockUnits } from './take-unit.ts'
import { markLeftUnmade } from './unmade.ts'
import { unitOf, type WrittenStay, writeStay } from './write-stay.ts'

/**
 * Changes the nights, the room, the unit, the guests and the price of a booking in one transaction: nothing of it is done
 * if anything cannot be. A guest in the house who gets another unit has it from tonight on; nights that were slept stay where they
 * were. A guest without an e-mail address is told nothing, whatever `tell` says. Refuses: `not_found`, `room_not_found`, `changed_meanwhile` when the stay, or what it is to cost, is not
 * as the person saw it, `illegal_transition` for a rejected booking and for one whose invoice is issued, `validation_failed` by the field or where nothing differs,
 * `room_not_available` when the unit, or every unit of the room, is taken then.
 */
export async function changeStay(
  by: Staff,
  id: string,
  change: StayChange,
  now: Date,
): Promise<void> {
  await transaction((tx) => changeStayIn(tx, by, id, change, now))
}

/** Does the work of {@link changeStay} within a transaction. */
export async function changeStayIn(
  tx: Tx,
  by: Staff,
  id: string,
  change: StayChange,
  now: Date,
): Promise<void> {
  const old = await lockStay(tx, id, change)
  requireOther(old, change)
  const wanted = await wantedStay(tx, old, change, now)
  const unit = await placeStay(tx, old, wanted, change, now)
  const wish = await fulfilWish(tx, id, wanted)
  const unsent = await takeBackJob(tx, stayMailKey(id))
  const { reason } = change
  // Guests without an address are told by staff, not by a mail.
  const tell = change.tell && old.booking.email !== null
  const after = { ...wanted, unit }
  const told = { unsent, tell, reason: reason || null, now }
  const { booking, unit: oldUnit, slept, priced } = old
  const before = { booking, unit: oldUnit, slept, wish, charges: priced.charges }
  await record(tx, by, { action: 'stay_changed', ...before, ...told, after })
}

// Guests who have the dates they asked for need no answer, however they got them.
async function fulfilWish(tx: Tx, bookingId: string, stay: StayDates): Promise<Wish | null> {
  const wish = await wishOf(tx, bookingId)
  if (!wish || !isSameStay(wish, stay)) return null
  await tx.stayWish.delete({ where: { bookingId } })
  return wish
}

/** A stay as it was, whose booking is locked. */
type OldStay = {
  booking: ReturnType<typeof stayOf>
  unit: Awaited<ReturnType<typeof unitOf>>
  slept: SleptNights[]
  priced: Awaited<ReturnType<typeof pricedStay>>
}

async function lockStay(tx: Tx, id: string, { seen }: StayChange): Promise<OldStay> {
  const locked = await lockBooking(tx, id)
  if (!takesPlace(locked.status)) throw new Refusal('illegal_transition')
  const unit = await unitOf(tx, id)
  const booking = stayOf(locked)
  const isSeen =
    booking.checkIn === seen.check_in &&
    booking.checkOut === seen.check_out &&
    (unit?.number ?? null) === seen.unit &&
    booking.guests === seen.guests &&
    toRupees(booking.totalPaise) === seen.amount
  if (!isSeen) {
    const message = 'A colleague has just changed this stay.'
    throw new Refusal('changed_meanwhile', { message })
  }
  if (await openInvoice(tx, id)) throw new Refusal('illegal_transition', { message: invoiceFirst })
  const slept = await sleptOf(tx, id)
  return { booking, unit, slept, priced: await pricedStay(tx, locked) }
}

function requireOther({ booking, unit }: OldStay, change: StayChange): void {
  const was = { ...booking, unit: unit?.number ?? null }
  const { check_in: checkIn, check_out: checkOut, room: roomId, price: totalPaise } = change
  if (isOtherStay(was, { ...change, checkIn, checkOut, roomId, totalPaise })) return
  throw new Refusal('validation_failed', { message: 'Nothing has changed in this stay.' })
}

function stayOf(booking: LockedBooking) {
  return { ...booking, ...datesOf(booking), gstPercent: Number(booking.gstPercent) }
}

async function wantedStay(
  tx: Tx,
  { booking, priced }: OldStay,
  { guests, price, quoted, reason, ...change }: StayChange,
  now: Date,
): Promise<WrittenStay> {
  const book = await rateBookOf(tx, change.room, change.check_in)
  const { room } = book
  const stay = { checkIn: change.check_in, checkOut: change.check_out }
  const was = { ...booking, progress: progressOf(booking) }
  const today = dayInIndia(now)
  requireNoErrors(changeProblems(was, { ...stay, guests }, room, today, firstNightAtDesk(now)))
  const charges = changedCharges(priced, { ...stay, guests }, book, today)
  const totalPaise = totalOf(charges)
  requireQuoted(quoted, totalPaise)
  const agreedPaise = price ?? totalPaise
  requireNoErrors(agreedProblems(agreedPaise, totalPaise, reason))
  return {
    ...stay,
    roomId: room.id,
    roomName: room.name,
    guests,
    ratePaise: nightRate(charges),
    gstPercent: nightTax(charges),
    charges: agreedCharges(charges, agreedPaise, room.gstPercent === null),
  }
}

// A stay that waits for a unit goes on waiting while nothing about its nights and its room changes.
async function placeStay(
  tx: Tx,
  { booking, unit, slept }: OldStay,
  wanted: WrittenStay,
  change: StayChange,
  now: Date,
) {
  const { id, roomId, checkIn, checkOut } = booking
  const isSame =
    roomId === wanted.roomId && checkIn === wanted.checkIn && checkOut === wanted.checkOut
  if (unit === null && isSame && change.unit === null) {
    return writeStay(tx, id, wanted, 'none', now)
  }
  await lockUnits(tx, wanted.roomId)
  const was = { id, checkIn, checkOut, hasUnit: unit !== null, slept }
  const nights = await leaveSlept(tx, was, wanted, now)
  const choice = { only: change.unit, first: unit?.number ?? null }
  const taken = await writeStay(tx, id, wanted, choice, now)
  if (taken === null) throw await notAvailable(tx, { ...wanted, ...nights }, change.unit, now)
  await markLeftUnmade(tx, { ...booking, unit }, { ...wanted, unit: taken }, now)
  return taken
}
