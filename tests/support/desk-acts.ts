import { expect } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import type { Progress } from '#lib/booking/rules/progress.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { undo } from '#lib/desk/commands/undo.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { bookAtDesk } from '#lib/reservations/commands/book-at-desk.ts'
import { deskBooking } from '#lib/reservations/schema/desk-booking.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { changeBlock } from '#lib/stays/commands/change-block.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { liftBlocks } from '#lib/stays/commands/lift-blocks.ts'
import type { UnitBlock } from '#lib/stays/schema/blocks.ts'
import { type Dice, pick } from '../../scripts/seed-demo/dice.ts'
import { blockOf, standingBlockOf } from './blocks.ts'
import { stayOfBooking } from './changed-stays.ts'
import { kavita } from './desk-bookings.ts'
import { book, dayAhead, hold, release } from './guest.ts'
import { entryOf, undoStatus, undoStay } from './undo.ts'

export type TestRoom = { id: number; name: string }
/** What was acknowledged: it has to be there at the end. */
export type Known = {
  bookings: string[]
  blocks: Set<string>
  holds: string[]
  /** The stays whose guests have moved, each with the instant of that: no later change of it is of a day before. */
  moved: Map<string, Date>
}
type Act = () => Promise<unknown>

/** The codes by which an act may be refused; anything else is a fault. */
export const refusals =
  /^(stay_in_the_way|room_not_available|illegal_transition|nothing_to_verify|changed_meanwhile|too_late|not_found|hold_not_found|validation_failed)$/

/** Draws random acts of guests and staff, so that a seed gives the same acts in the same order. */
export function actsOf(by: Staff, rooms: TestRoom[], known: Known, roll: Dice) {
  const among = <T>(all: readonly T[]): T => pick(roll, all)
  const upTo = (most: number) => 1 + Math.floor(roll() * most)
  let guests = 0
  return (): Act => {
    const room = among(rooms)
    const from = roll() < 0.3 ? 0 : upTo(20)
    const stay = { checkIn: dayAhead(from), checkOut: dayAhead(from + upTo(5)) }
    const all = [
      ...guestActs(room, stay, ++guests, known, among),
      ...blockActs(by, room, known, { upTo, roll, among }),
    ]
    const id = known.bookings.length > 0 ? among(known.bookings) : null
    if (id) all.push(...deskActs(by, id, { room, stay, known, upTo, roll, among }))
    all.push(() => bookedAtDesk(by, room, stay, known))
    return among(all)
  }
}

type Stay = { checkIn: string; checkOut: string }
type Draws = { roll: Dice; upTo: (most: number) => number; among: <T>(all: readonly T[]) => T }

function guestActs(
  room: TestRoom,
  stay: Stay,
  guest: number,
  known: Known,
  among: Draws['among'],
): Act[] {
  const sender = { email: `guest${guest}@example.com`, phone: `+91 90000 ${10000 + guest}` }
  const token = known.holds.length > 0 ? among(known.holds) : null
  const booked = async (changes: Record<string, string>) => {
    const { status: code, body } = await book(room.name, { ...stay, ...sender, ...changes })
    if (code === 201) known.bookings.push(body.booking_id)
    else expect([404, 409, 422]).toContain(code)
  }
  return [
    () => booked({}),
    () => booked({}),
    async () => {
      const { status: code, body } = await hold(room.name, stay)
      if (code !== 201) return expect(code).toBe(409)
      known.holds.push(body.hold_token)
      if (guest % 2 === 0) await booked({ hold_token: body.hold_token })
    },
    async () => token && release(token),
  ]
}

function blockActs(by: Staff, room: TestRoom, known: Known, { upTo, roll, among }: Draws): Act[] {
  // Also beyond the guests' nights, so that some are free.
  const first = upTo(40)
  const nights = { from: dayAhead(first), to: dayAhead(first + upTo(5)) }
  const unit = upTo(2)
  const wide = roll()
  const place =
    wide < 0.1 ? { room: 'all' as const } : { room: room.id, ...(wide > 0.3 && { units: [unit] }) }
  const block = known.blocks.size > 0 ? among([...known.blocks]) : null
  const note = `Work ${upTo(1000)}`
  const changed = async (changes: Partial<UnitBlock>) => {
    if (!block) return
    const seen = await blockOf(block)
    await changeBlock(by, block, { ...seen, ...changes, seen }, new Date())
  }
  return [
    async () => {
      const input = { ...place, ...nights, because: 'repairs' as const }
      for (const made of await blockUnits(by, input, new Date())) known.blocks.add(made.id)
    },
    async () => {
      if (!block) return
      // Refused, where it was changed at the same time, it stays.
      await liftBlocks(by, [await standingBlockOf(block)], new Date())
      known.blocks.delete(block)
    },
    () => changed({ room: room.id, unit, ...nights }),
    () => changed({ note }),
  ]
}

type Place = Draws & { room: TestRoom; stay: Stay; known: Known }

function deskActs(by: Staff, id: string, { room, stay, known, upTo, roll, among }: Place): Act[] {
  const status = among<BookingStatus>(['pending', 'verified', 'confirmed', 'confirmed', 'rejected'])
  const because = among(['cancelled_by_guest', 'cancelled_by_farm', 'double'] as const)
  const to = among<Progress>(['expected', 'in_house', 'left', 'no_show'])
  const sell = roll() < 0.5
  const agreed = upTo(20) * 100_000
  const wish = {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    room: room.id,
    unit: roll() < 0.5 ? null : upTo(3),
    guests: upTo(4),
    ...(roll() < 0.5 && { price: agreed }),
    reason: 'Agreed.',
    tell: roll() < 0.5,
  }
  const now = () => known.moved.get(id) ?? new Date()
  const nights = upTo(3)
  return [
    () => changeStatus(by, { id, status, note: 'No' }, new Date()),
    () => undoStatus(by, id, new Date()),
    () => giveRoom(by, { id, room: room.id }, now()),
    async () => {
      const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
      await changeStay(by, id, { ...wish, seen }, now())
    },
    ...Array(4).fill(() => movedInHouse(by, id, known, { room: room.id, unit: wish.unit, nights })),
    async () => {
      const { lines: _, room: same, ...seen } = await stayOfBooking(id)
      const { check_in, check_out, guests } = seen
      const stays = { check_in, check_out, guests, room: same, unit: null }
      await changeStay(by, id, { ...wish, ...stays, price: agreed, seen }, now())
    },
    () => undoStay(by, id, now()),
    async () => {
      const { paid, booking, by_terms } = await cancelOffer(by, id, new Date())
      const seen = { paid, status: booking.status }
      const refund = by_terms[because] * 100
      const cancel = { because, refund, by: 'later', note: 'Sorry.', seen } as const
      await cancelStay(by, id, cancel, new Date())
    },
    () => changeProgress(by, id, { to, sell, passport: false }, new Date()),
    async () => void (await undo(by, [await entryOf(id, ['booked_at_desk'])], new Date())),
  ]
}

type Move = { room: number; unit: number | null; nights: number }

// The guest of a stay goes to another unit when some nights have passed. Earlier changes were all made before that.
async function movedInHouse(by: Staff, id: string, known: Known, { nights, ...place }: Move) {
  const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
  const { check_in, check_out, guests } = seen
  const night = new Date(`${addDays(check_in, nights)}T06:00:00Z`)
  const before = known.moved.get(id)
  const later = before && before > night ? before : night
  if (dayInIndia(later) >= check_out) return
  const change = { check_in, check_out, guests, ...place, reason: '', tell: false, seen }
  await changeStay(by, id, change, later)
  known.moved.set(id, later)
}

async function bookedAtDesk(by: Staff, room: TestRoom, stay: Stay, known: Known): Promise<void> {
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut }
  const input = deskBooking.parse({ ...kavita, ...dates, room: room.id })
  known.bookings.push(await bookAtDesk(by, input, { now: new Date(), idempotencyKey: null }))
}
