import type { Staff } from '../../auth/schema.ts'
import { type LockedBooking, lockBooking } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import type { TakeBack } from '../../booking/commands/take-back.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import {
  hasNightsAhead,
  instantsAfter,
  type Progress,
  progressBefore,
  progressOf,
  progressProblem,
} from '../../booking/rules/progress.ts'
import { takesPlace } from '../../booking/rules/statuses.ts'
import { datesOf } from '../../booking/rules/stay-dates.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { ProgressChange, StayProgress } from '../schema/progress.ts'
import { freeUnit, takeUnit } from './take-unit.ts'
import { markUnmade, takeBackUnmade } from './unmade.ts'
import { unitOf } from './write-stay.ts'

/**
 * Says that the guest of a stay has come, has left or did not come, or takes that back: what was done today can be. Of a
 * stay that is over it can be said that its guest came and left. A unit that was left is to be cleaned; one that is sold again
 * is free from now on. Two desks at
 * once happen one after the other; the present progress again changes nothing.
 * Refuses: `not_found`, `changed_meanwhile` when it is not `from` as the person saw it, `illegal_transition`, `too_late`
 * after the midnight in India, `room_not_available` when the unit that was sold again has gone.
 */
export async function changeProgress(
  by: Staff,
  id: string,
  change: ProgressChange,
  now: Date,
): Promise<StayProgress> {
  return transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    const from = progressOf(booking)
    if (from === change.to) return wireProgress(booking)
    if (change.from && change.from !== from) throw new Refusal('changed_meanwhile')
    return wireProgress(await goTo(tx, by, booking, change, now))
  })
}

/** Takes back the last step of a stay, as {@link changeProgress} does. Anybody of the staff can, on the same day. */
export const progressBack: TakeBack<'guest_came' | 'guest_left' | 'guest_missed'> = {
  mail: () => null,
  back: async (tx, by, booking, _, now) => {
    const to = progressBefore(booking) ?? 'expected'
    await goTo(tx, by, booking, { to, sell: false, passport: false }, now)
  },
}

async function goTo(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  change: ProgressChange,
  now: Date,
): Promise<Row> {
  requirePossible(booking, change.to, now)
  await recordProgress(tx, by, booking, change, now)
  const data = instantsAfter(booking, change.to, now)
  return tx.booking.update({ where: { id: booking.id }, data })
}

function requirePossible(booking: LockedBooking, to: Progress, now: Date): void {
  if (!takesPlace(booking.status)) {
    throw new Refusal('illegal_transition', { message: 'This booking is rejected or cancelled.' })
  }
  const stay = { ...booking, ...datesOf(booking), hasUnit: booking.occupancy !== null }
  const problem = progressProblem(stay, to, now)
  if (problem) throw new Refusal(problem.code, problem.message ? { message: problem.message } : {})
}

// The unit follows, and the history tells.
async function recordProgress(
  tx: Tx,
  by: Staff,
  booking: LockedBooking,
  { to, sell, passport }: ProgressChange,
  now: Date,
): Promise<void> {
  const from = progressOf(booking)
  const told = { booking, from, now }
  if (to === 'left') return leave(tx, by, booking, now)
  if (to === 'no_show') {
    const isFreed = sell && hasNightsAhead(datesOf(booking), dayInIndia(now))
    const freed = isFreed ? await unitOf(tx, booking.id) : null
    if (freed) await freeUnit(tx, booking.id)
    await record(tx, by, { action: 'guest_missed', ...told, freed })
    return
  }
  if (to === 'in_house' && from !== 'left') {
    await record(tx, by, { action: 'guest_came', ...told, passport })
    return
  }
  if (from === 'left') await takeBackUnmade(tx, booking.id, booking.checkedOutAt)
  if (from === 'no_show') await takeBackUnit(tx, booking, now)
  await record(tx, by, { action: 'progress_put_back', ...told, to })
}

// If the stay was already over, another guest may be in the unit.
async function leave(tx: Tx, by: Staff, booking: LockedBooking, now: Date): Promise<void> {
  const from = progressOf(booking)
  if (from === 'in_house') await markUnmade(tx, booking.id, now)
  const unit = await unitOf(tx, booking.id)
  await record(tx, by, { action: 'guest_left', booking, from, now, unit })
}

async function takeBackUnit(tx: Tx, booking: LockedBooking, now: Date): Promise<void> {
  if (booking.occupancy) return
  const entry = await tx.auditEntry.findFirst({
    where: { bookingId: booking.id, action: 'guest_missed' },
    orderBy: { id: 'desc' },
  })
  const { unit, unit_number } = (entry?.after ?? {}) as Partial<KeptEntry<'guest_missed'>['after']>
  if (!unit_number) return
  const only = { only: unit_number, first: null }
  const { id, roomId } = booking
  const taken = await takeUnit(tx, roomId, datesOf(booking), { bookingId: id }, now, only)
  if (taken !== null) return
  const message = `${unit} is now taken by another guest. Assign a different room.`
  throw new Refusal('room_not_available', { message })
}

type Row = Pick<LockedBooking, 'id' | 'reference' | 'checkedInAt' | 'checkedOutAt' | 'noShowAt'>

function wireProgress(booking: Row): StayProgress {
  const { id, reference, checkedInAt, checkedOutAt, noShowAt } = booking
  return {
    id,
    reference,
    progress: progressOf(booking),
    checked_in_at: checkedInAt?.toISOString() ?? null,
    checked_out_at: checkedOutAt?.toISOString() ?? null,
    no_show_at: noShowAt?.toISOString() ?? null,
  }
}
