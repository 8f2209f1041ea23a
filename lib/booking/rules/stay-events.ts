import { type Charge, totalOf } from '../../rates/rules/charges.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Wish } from './told.ts'
import { undoEnd } from './undo.ts'

type Unit = { number: number; name: string; since: IsoDate } | null
/** Nights that were slept in another unit, as the history keeps them. */
type Slept = { room: number; unit: number; check_in: IsoDate; check_out: IsoDate }
type Stay = {
  checkIn: IsoDate
  checkOut: IsoDate
  roomName: string
  guests: number
}
type Changed = {
  booking: { id: string; roomId: number; ratePaise: number; gstPercent: number } & Stay
  unit: Unit
  slept: readonly Slept[]
  /** The guest’s wish for the dates that the stay now has. */
  wish: Wish | null
  charges: readonly Charge[]
  now: Date
  /** True if the mail about the change before still waited: the mail about this one takes its place. */
  unsent: boolean
  tell: boolean
  reason: string | null
  /** The id of the booking with which it changed units: neither half can be taken back alone. */
  swappedWith?: string
  after: Stay & { roomId: number; charges: readonly Charge[]; unit: Unit }
}
type PutBack = { booking: { id: string }; stay: Stay; unsent: boolean; now: Date }

/** The events of a stay that staff change, and put back; see `events`. */
export const stayEvents = {
  stay_changed: ({ booking, unit, slept, wish, charges, now, unsent, ...change }: Changed) => ({
    createdAt: now,
    before: {
      ...facts({ ...booking, charges }),
      room_id: booking.roomId,
      unit_number: unit?.number ?? null,
      unit: unit?.name ?? null,
      slept: JSON.stringify(slept),
      rate_paise: booking.ratePaise,
      gst_percent: booking.gstPercent,
      charges: JSON.stringify(charges),
      unsent,
      note: wish?.words ?? null,
      wish_asked_at: wish?.askedAt.toISOString() ?? null,
      ...(change.swappedWith && { swapped_with: change.swappedWith }),
    },
    after: {
      ...facts(change.after),
      unit: change.after.unit?.name ?? null,
      moved_on: movedOn({ ...booking, unit }, change.after),
      note: change.reason,
      told: change.tell,
    },
    mails: change.tell || unsent ? [mailAt(now)] : [],
  }),
  stay_put_back: ({ stay, unsent, now }: PutBack) => ({
    createdAt: now,
    after: { check_in: stay.checkIn, check_out: stay.checkOut, room: stay.roomName },
    mails: unsent ? [mailAt(now)] : [],
  }),
}

type Placed = { roomId: number; unit: Unit }

// The day on which a guest in the house went to another unit; null where the whole stay is in one.
function movedOn(was: Placed, { unit, roomId, checkIn }: Placed & Stay): IsoDate | null {
  const isMoved = was.roomId !== roomId || was.unit?.number !== unit?.number
  return isMoved && unit && unit.since > checkIn ? unit.since : null
}

function facts({
  checkIn,
  checkOut,
  roomName,
  guests,
  charges,
}: Stay & { charges: readonly Charge[] }) {
  return {
    check_in: checkIn,
    check_out: checkOut,
    room: roomName,
    guests,
    total_paise: totalOf(charges),
  }
}

// The mail leaves when the change can no longer be taken back.
function mailAt(now: Date) {
  return { kind: 'changed' as const, runAt: undoEnd(now) }
}
