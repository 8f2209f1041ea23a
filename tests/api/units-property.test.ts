import { expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { blockUnits } from '#lib/booking/commands/block-units.ts'
import { changeStatus } from '#lib/booking/commands/change-status.ts'
import { changeStay } from '#lib/booking/commands/change-stay.ts'
import { giveRoom } from '#lib/booking/commands/give-room.ts'
import { liftBlock } from '#lib/booking/commands/lift-block.ts'
import { undoStatus } from '#lib/booking/commands/undo-status.ts'
import { undoStay } from '#lib/booking/commands/undo-stay.ts'
import { unitsLeft } from '#lib/booking/queries/availability.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { dice, pick } from '../../scripts/seed-demo/dice.ts'
import { stayOfBooking } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, hold, makeRoom, release } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

const seed = Number(process.env.UNITS_SEED ?? Date.now() % 1_000_000)
const rounds = 25
const atOnce = 8
const roll = dice(seed)
const among = <T>(all: readonly T[]): T => pick(roll, all)
const upTo = (most: number) => 1 + Math.floor(roll() * most)

type Room = { id: number; name: string }
/** What was acknowledged: it has to be there at the end. */
type Known = { bookings: string[]; blocks: Set<string>; holds: string[] }

/** One random act of a guest or of staff, drawn before it runs, so that a seed gives the same acts in the same order. */
function draw(by: Staff, rooms: Room[], known: Known, guest: number): () => Promise<unknown> {
  const room = among(rooms)
  const from = upTo(20)
  const stay = { checkIn: dayAhead(from), checkOut: dayAhead(from + upTo(5)) }
  const sender = { email: `guest${guest}@example.com`, phone: `+91 90000 ${10000 + guest}` }
  // Also beyond the guests' nights, so that some are free.
  const first = upTo(40)
  const nights = { from: dayAhead(first), to: dayAhead(first + upTo(5)) }
  const units = roll() < 0.2 ? undefined : [upTo(2)]
  const status = among<BookingStatus>(['pending', 'verified', 'confirmed', 'rejected', 'rejected'])
  const id = known.bookings.length > 0 ? among(known.bookings) : null
  const block = known.blocks.size > 0 ? among([...known.blocks]) : null
  const token = known.holds.length > 0 ? among(known.holds) : null
  const booked = async (changes: Record<string, string>) => {
    const { status: code, body } = await book(room.name, { ...stay, ...sender, ...changes })
    if (code === 201) known.bookings.push(body.booking_id)
    else expect([404, 409, 422]).toContain(code)
  }
  const wish = {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    room: room.id,
    unit: roll() < 0.5 ? null : upTo(3),
    guests: upTo(4),
    price: among(['new', 'old'] as const),
    reason: 'Agreed.',
    tell: roll() < 0.5,
  }
  const moved = async (id: string) => {
    const { lines: _, room: _room, ...seen } = await stayOfBooking(id)
    await changeStay(by, id, { ...wish, seen }, new Date())
  }
  const acts = [
    () => booked({}),
    () => booked({}),
    async () => {
      const { status: code, body } = await hold(room.name, stay)
      if (code !== 201) return expect(code).toBe(409)
      known.holds.push(body.hold_token)
      if (guest % 2 === 0) await booked({ hold_token: body.hold_token })
    },
    () => token && release(token),
    async () => {
      const input = { room: room.id, units, ...nights, because: 'repairs' as const }
      for (const made of await blockUnits(by, input, new Date())) known.blocks.add(made)
    },
    async () => {
      if (!block) return
      known.blocks.delete(block)
      await liftBlock(by, block)
    },
    () => id && changeStatus(by, { id, status, note: 'No' }, new Date()),
    () => id && undoStatus(by, id, new Date()),
    () => id && giveRoom(by, { id, room: room.id }, new Date()),
    () => id && moved(id),
    () => id && undoStay(by, id, new Date()),
  ]
  return async () => among(acts)()
}

const expected =
  /^(stay_in_the_way|room_not_available|illegal_transition|changed_meanwhile|too_late|not_found|hold_not_found)$/

/** What has to hold after every round, by SQL of its own. */
async function check(rooms: Room[], known: Known): Promise<void> {
  const twice = await pool().query(`
    SELECT a.id FROM occupancies a JOIN occupancies b ON a.id < b.id AND a.room_id = b.room_id AND a.unit = b.unit
      AND a.check_in < b.check_out AND b.check_in < a.check_out`)
  expect(twice.rows).toEqual([])
  const astray = await pool().query(`
    SELECT b.reference FROM bookings b JOIN occupancies o ON o.booking_id = b.id JOIN rooms r ON r.id = o.room_id
    WHERE b.status = 'rejected' OR o.unit > r.units
      OR (o.room_id, o.check_in, o.check_out) <> (b.room_id, b.check_in, b.check_out)`)
  expect(astray.rows).toEqual([])
  const promised = await pool().query(`
    SELECT b.reference FROM bookings b WHERE b.status = 'confirmed'
      AND NOT EXISTS (SELECT FROM occupancies o WHERE o.booking_id = b.id)`)
  expect(promised.rows).toEqual([])
  const unpriced = await pool().query(`
    SELECT b.reference FROM bookings b WHERE b.total_paise <> (SELECT sum(paise) FROM charges c WHERE c.booking_id = b.id)
      OR b.nights <> (SELECT count(*) FROM charges c WHERE c.booking_id = b.id AND c.kind = 'night')`)
  expect(unpriced.rows).toEqual([])
  const blocks = await prisma().occupancy.findMany({ where: { kind: 'block' } })
  expect(new Set(blocks.map(({ id }) => id))).toEqual(known.blocks)
  expect(await prisma().booking.count()).toBe(known.bookings.length)
  for (const room of rooms) {
    const from = upTo(20)
    const stay = { checkIn: dayAhead(from), checkOut: dayAhead(from + 2) }
    const { rows } = await pool().query(
      `SELECT count(*)::int AS free FROM units u WHERE u.room_id = $1 AND NOT EXISTS (
         SELECT FROM occupancies o WHERE o.room_id = u.room_id AND o.unit = u.number
           AND o.check_in < $3 AND o.check_out > $2)`,
      [room.id, stay.checkIn, stay.checkOut],
    )
    expect(await unitsLeft({ roomType: room.name, ...stay }, new Date())).toBe(rows[0].free)
  }
}

test(`random bookings, holds, blocks, moves and cancellations at once never take a unit twice (UNITS_SEED=${seed})`, async () => {
  const { by } = await signedIn()
  const rooms = [await makeRoom(2), await makeRoom(3)]
  const known: Known = { bookings: [], blocks: new Set(), holds: [] }
  let done = 0
  for (let round = 0; round < rounds; round++) {
    const acts = Array.from({ length: atOnce }, (_, at) =>
      draw(by, rooms, known, round * atOnce + at),
    )
    for (const result of await Promise.allSettled(acts.map((act) => act()))) {
      if (result.status === 'fulfilled') done++
      else {
        if (!(result.reason instanceof Refusal)) throw result.reason
        expect(result.reason.code).toMatch(expected)
      }
    }
    await check(rooms, known)
  }
  expect(done).toBeGreaterThan(rounds)
  expect(known.bookings.length).toBeGreaterThan(3)
  for (const action of ['units_blocked', 'stay_changed']) {
    expect(await prisma().auditEntry.count({ where: { action } }), action).toBeGreaterThan(0)
  }
}, 120_000)
