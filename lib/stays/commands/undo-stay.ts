import type { Staff } from '../../auth/schema.ts'
import { lastDeed } from '../../booking/commands/last-deed.ts'
import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { record, stayMailKey } from '../../booking/commands/record.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import { requireInTime } from '../../booking/rules/undo.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { takeBackJob } from '../../jobs/queue.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { Refusal } from '../../shared/refusal.ts'
import { putBackWish } from './answer-wish.ts'
import { notAvailable } from './not-available.ts'
import { nightsAhead, putBackSlept, type SleptNights } from './slept.ts'
import { lockUnits } from './take-unit.ts'
import { leaveForAnother } from './unmade.ts'
import { type KeptUnit, unitOf, type WrittenStay, writeStay } from './write-stay.ts'

/**
 * Takes back the last change of a stay, by the person who made it and before its mail has left: nights, room, units,
 * guests and price are as they were, and so is a wish for these dates. Refuses: `not_found`, `changed_meanwhile` when something else was the last to happen,
 * `too_late`, `room_not_available` when somebody else has the unit by now, with who that is.
 */
export async function undoStay(by: Staff, id: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const last = await lastDeed(tx, id)
    if (last?.action !== 'stay_changed' || last.actor !== by.email) {
      throw new Refusal('changed_meanwhile')
    }
    requireInTime(last.createdAt, now)
    const { before: was, after } = last as unknown as KeptEntry<'stay_changed'>
    const isOwed = after.told || was.unsent
    if (isOwed && !(await takeBackJob(tx, stayMailKey(id)))) throw new Refusal('too_late')

    const stay = {
      checkIn: was.check_in,
      checkOut: was.check_out,
      roomId: was.room_id,
      roomName: was.room,
      guests: was.guests,
      ratePaise: was.rate_paise,
      gstPercent: was.gst_percent,
      charges: JSON.parse(was.charges) as Charge[],
    }
    const unit = await unitOf(tx, id)
    const back = await putBackUnits(tx, id, stay, was, now)
    if (back) await leaveForAnother(tx, { ...booking, unit }, { ...stay, unit: back }, now)
    await letWishWait(tx, id, was, after)
    await record(tx, by, { action: 'stay_put_back', booking, stay, unsent: was.unsent, now })
  })
}

type Entry = KeptEntry<'stay_changed'>

// Changes that were made before guests could move tell of no nights slept elsewhere.
async function putBackUnits(
  tx: Tx,
  id: string,
  stay: WrittenStay,
  { unit_number: unit, slept: nights = '[]' }: Partial<Entry['before']>,
  now: Date,
): Promise<KeptUnit | null> {
  const slept = JSON.parse(nights) as SleptNights[]
  await lockUnits(tx, stay.roomId)
  await putBackSlept(tx, id, slept)
  if (unit == null) return writeStay(tx, id, stay, 'none', now)
  const back = await writeStay(tx, id, stay, { only: unit, first: null }, now)
  if (back) return back
  throw await notAvailable(tx, { ...stay, ...(await nightsAhead(tx, id, stay)) }, unit, now)
}

// The wish that the change fulfilled waits again.
async function letWishWait(
  tx: Tx,
  id: string,
  { wish_asked_at: askedAt, note: words }: Entry['before'],
  { check_in: checkIn, check_out: checkOut }: Entry['after'],
): Promise<void> {
  if (askedAt) await putBackWish(tx, id, { checkIn, checkOut, words, askedAt: new Date(askedAt) })
}
