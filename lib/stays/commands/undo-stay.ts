import { record, stayMailKey } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { putBackWish } from './answer-wish.ts'
import { notAvailable } from './not-available.ts'
import { nightsAhead, putBackSlept, type SleptNights } from './slept.ts'
import { lockUnits } from './take-unit.ts'
import { markLeftUnmade } from './unmade.ts'
import { type KeptUnit, unitOf, type WrittenStay, writeStay } from './write-stay.ts'

/**
 * Takes back a change of a stay: nights, room, units, guests and price are as they were, and so is a wish for these dates.
 * `room_not_available` when somebody else has the unit by now; it says who.
 */
export const stayBack: TakeBack<'stay_changed'> = {
  mail: ({ before, after }, { id }) => (after.told || before.unsent ? stayMailKey(id) : null),
  back: async (tx, by, booking, { before: was, after }, now) => {
    const { id } = booking
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
    await lockUnits(tx, stay.roomId)
    await putBackSlept(tx, id, sleptBefore(was))
    return async () => {
      const back = await putBackStay(tx, id, stay, was, now)
      if (back) await markLeftUnmade(tx, { ...booking, unit }, { ...stay, unit: back }, now)
      await reopenWish(tx, id, was, after)
      await record(tx, by, { action: 'stay_put_back', booking, stay, unsent: was.unsent, now })
    }
  },
}

type Entry = KeptEntry<'stay_changed'>

// Changes that were made before guests could move tell of no nights slept elsewhere.
function sleptBefore({ slept = '[]' }: Partial<Entry['before']>): SleptNights[] {
  return JSON.parse(slept)
}

async function putBackStay(
  tx: Tx,
  id: string,
  stay: WrittenStay,
  { unit_number: unit }: Entry['before'],
  now: Date,
): Promise<KeptUnit | null> {
  if (unit == null) return writeStay(tx, id, stay, 'none', now)
  const back = await writeStay(tx, id, stay, { only: unit, first: null }, now)
  if (back) return back
  throw await notAvailable(tx, { ...stay, ...(await nightsAhead(tx, id, stay)) }, unit, now)
}

// The wish that the change fulfilled waits again.
async function reopenWish(
  tx: Tx,
  id: string,
  { wish_asked_at: askedAt, note: words }: Entry['before'],
  { check_in: checkIn, check_out: checkOut }: Entry['after'],
): Promise<void> {
  if (askedAt) await putBackWish(tx, id, { checkIn, checkOut, words, askedAt: new Date(askedAt) })
}
