import { beforeEach, expect, test } from 'vitest'
import { progressOf } from '#lib/booking/rules/progress.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { isoDateOf } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { unitsLeft } from '#lib/stays/queries/availability.ts'
import { dice } from '../../scripts/seed-demo/dice.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { actsOf, type Known, refusals, type TestRoom } from '../support/desk-acts.ts'
import { dayAhead, makeRoom } from '../support/guest.ts'
import { replay } from '../support/replay.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
beforeEach(async () => {
  await emptyTables('bookings', 'occupancies')
})

const seed = Number(process.env.UNITS_SEED ?? Date.now() % 1_000_000)
const roll = dice(seed)

/** Faults that may never be there, each as a query that answers nothing. */
const never = {
  'a unit that two have': `
    SELECT a.id FROM occupancies a JOIN occupancies b ON a.id < b.id AND a.room_id = b.room_id AND a.unit = b.unit
      AND a.check_in < b.check_out AND b.check_in < a.check_out`,
  'a unit that is not the one of its booking': `
    SELECT b.reference FROM bookings b JOIN occupancies o ON o.booking_id = b.id JOIN rooms r ON r.id = o.room_id
    WHERE b.status = 'rejected' OR o.unit > r.units OR (o.room_id, o.check_out) <> (b.room_id, b.check_out)`,
  'a night of a stay in which its guest has no unit, or two': `
    SELECT b.reference, night FROM bookings b JOIN occupancies own ON own.booking_id = b.id
      CROSS JOIN LATERAL generate_series(b.check_in, b.check_out - 1, interval '1 day') AS night
    WHERE (SELECT count(*) FROM occupancies o WHERE (o.booking_id = b.id OR o.slept_by = b.id)
      AND o.check_in <= night AND night < o.check_out) <> 1`,
  'nights slept before the stay, after it, or after those of the unit that the guest has now': `
    SELECT b.reference FROM bookings b JOIN occupancies s ON s.slept_by = b.id LEFT JOIN occupancies o ON o.booking_id = b.id
    WHERE s.check_in < b.check_in OR s.check_out > coalesce(o.check_in, b.check_out)`,
  'a promise without a unit': `
    SELECT b.reference FROM bookings b WHERE b.status = 'confirmed' AND b.no_show_at IS NULL
      AND NOT EXISTS (SELECT FROM occupancies o WHERE o.booking_id = b.id)`,
  'a total that is not the sum of its charges, or a night that has none': `
    SELECT b.reference FROM bookings b WHERE b.total_paise <> (SELECT sum(paise) FROM charges c WHERE c.booking_id = b.id)
      OR b.nights <> (SELECT count(*) FROM charges c WHERE c.booking_id = b.id AND c.kind = 'night')`,
}

/** What has to hold after every act, by SQL of its own. */
async function check(rooms: TestRoom[], known: Known): Promise<void> {
  for (const [fault, sql] of Object.entries(never)) {
    expect((await pool().query(sql)).rows, fault).toEqual([])
  }
  const blocks = await prisma().occupancy.findMany({ where: { kind: 'block' } })
  expect(new Set(blocks.map(({ id }) => id))).toEqual(known.blocks)
  expect(await prisma().booking.count()).toBe(known.bookings.length)
  for (const room of rooms) {
    const from = Math.floor(roll() * 20)
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

/** Expects that the history of each booking, read from its beginning, leads to where it stands. */
async function expectTold(): Promise<void> {
  const bookings = await prisma().booking.findMany({
    include: { audit: { orderBy: { id: 'asc' } }, occupancy: { include: { door: true } } },
  })
  for (const booking of bookings) {
    const { reference, status, roomName, occupancy, totalPaise, audit } = booking
    const told = audit.map(({ action }) => action).join(', ')
    expect(replay(audit), `${reference}: ${told}`).toEqual({
      status,
      progress: progressOf(booking),
      check_in: isoDateOf(booking.checkIn),
      check_out: isoDateOf(booking.checkOut),
      room: roomName,
      unit: occupancy?.door.name ?? null,
      total_paise: totalPaise,
    })
  }
}

const wanted = [
  'units_blocked',
  'block_changed',
  'stay_changed',
  'booked_at_desk',
  'booking_rejected',
]

/** What a run has to see and has not seen yet: an act of a kind, or a guest who has moved in the house. */
async function missing(): Promise<string[]> {
  const told = await prisma().auditEntry.groupBy({ by: ['action'] })
  const seen = told.map(({ action }) => action)
  if ((await prisma().occupancy.count({ where: { kind: 'slept' } })) > 0) seen.push('slept')
  return [...wanted, 'slept'].filter((action) => !seen.includes(action))
}

test.each([
  ['one after the other', { rounds: 240, atOnce: 1 }],
  ['eight at once', { rounds: 30, atOnce: 8 }],
])(
  `random bookings, holds, blocks and their changes, moves also during a stay, arrivals, cancellations and their undoing, %s, never take a unit twice nor lose one, and the history tells the whole way (UNITS_SEED=${seed})`,
  async (_, { rounds, atOnce }) => {
    const { by } = await signedIn()
    const rooms = [await makeRoom(2), await makeRoom(3)]
    const known: Known = { bookings: [], blocks: new Set(), holds: [], moved: new Map() }
    const draw = actsOf(by, rooms, known, roll)
    let done = 0
    // Chance may leave a kind of act out for long.
    const isOpen = async (round: number) =>
      round < rounds || (round < 4 * rounds && (await missing()).length > 0)
    for (let round = 0; await isOpen(round); round++) {
      const acts = Array.from({ length: atOnce }, draw)
      for (const result of await Promise.allSettled(acts.map((act) => act()))) {
        if (result.status === 'fulfilled') done++
        else {
          if (!(result.reason instanceof Refusal)) throw result.reason
          expect(result.reason.code).toMatch(refusals)
        }
      }
      await check(rooms, known)
    }
    await expectTold()
    expect(done).toBeGreaterThan(rounds / 4)
    expect(known.bookings.length).toBeGreaterThan(3)
    expect(await missing()).toEqual([])
  },
  480_000,
)
