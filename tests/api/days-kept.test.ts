import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { report } from '#lib/reports/queries/report.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { dice, pick } from '../../scripts/seed-demo/dice.ts'
import { insertBooking } from '../support/bookings.ts'
import { cancelAs } from '../support/cancelling.ts'
import { stayOfBooking } from '../support/changed-stays.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus, undoStay, undoVerification } from '../support/undo.ts'

useDatabase()
let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  by = (await signedIn()).by
})

type Changes = { price?: number; nights?: number; room?: number }

/** Changes a stay as staff do: its price in paise, its nights, or its room. */
async function change(id: string, { price, nights, room }: Changes, now: Date): Promise<void> {
  const { lines: _, room: same, ...seen } = await stayOfBooking(id)
  const { check_in, guests } = seen
  const check_out = nights ? addDays(check_in, nights) : seen.check_out
  const unit = room && room !== same ? null : seen.unit
  const stay = { check_in, check_out, guests, unit, room: room ?? same }
  const priced = price === undefined ? {} : { price }
  await changeStay(by, id, { ...stay, ...priced, reason: 'Agreed.', tell: false, seen }, now)
}

async function revenueOf(from: string, to: string): Promise<[revenue: number, bookings: number]> {
  const { totals } = await report(by, { from_date: from, to_date: to, format: null }, new Date())
  return [totals.revenue, totals.bookings_paid]
}
const october = () => revenueOf('2026-10-01', '2026-10-31')
const november = () => revenueOf('2026-11-01', '2026-11-30')
const at = (day: string, time = '06:00:00') => new Date(`${day}T${time}Z`)

describe('a month that is over keeps its revenue', () => {
  const verified = async () => {
    const { id } = await insertBooking({ createdAt: at('2026-10-01') })
    await changeStatus(by, { id, status: 'verified', note: null }, at('2026-10-20'))
    return id
  }

  test('when a stay is shortened, or gets another price', async () => {
    const id = await verified()
    await change(id, { nights: 2 }, at('2026-11-05'))
    expect([await october(), await november()]).toEqual([
      [14_160, 1],
      [-4720, 0],
    ])
    await change(id, { price: 1_500_000 }, at('2026-11-06'))
    expect(await november()).toEqual([840, 0])
    await undoStay(by, id, at('2026-11-06'))
    expect([await october(), await november()]).toEqual([
      [14_160, 1],
      [-4720, 0],
    ])
    await cancelAs(by, id, at('2026-11-07'))
    expect([await october(), await november()]).toEqual([
      [14_160, 1],
      [-14_160, -1],
    ])
  })

  test('and each room its own, when the guest gets another room', async () => {
    const id = await verified()
    const before = await byDay()
    const other = await prisma().room.findFirstOrThrow({ orderBy: { id: 'desc' } })
    await giveRoom(by, { id, room: other.id }, at('2026-11-05'))
    const after = await byDay()
    expect(after.filter(({ day }) => day < '2026-11-05')).toEqual(before)
    expect(
      after
        .filter(({ day }) => day === '2026-11-05')
        .map(({ paise }) => paise)
        .sort(),
    ).toEqual(['-1416000', '1416000'])
  })

  test('when what was done before midnight is taken back after it', async () => {
    const id = await verified()
    await cancelAs(by, id, at('2026-11-05', '18:29:50'))
    await undoStatus(by, id, at('2026-11-05', '18:30:10'))
    const days = (await byDay()).map(({ day, paise }) => [day, Number(paise)])
    expect(days).toEqual([
      ['2026-10-20', 1_416_000],
      ['2026-11-05', -1_416_000],
      ['2026-11-06', 1_416_000],
    ])
  })
})

type Day = { day: string; room_id: number; paise: string; bookings: number }
async function byDay(): Promise<Day[]> {
  const { rows } = await pool().query<Day>(
    `SELECT day::text, room_id, revenue_paise AS paise, bookings FROM room_days
     WHERE (revenue_paise, bookings) <> (0, 0) ORDER BY day, room_id`,
  )
  return rows
}

const seed = Number(process.env.DAYS_SEED ?? Date.now() % 1_000_000)

test(`no random changes move the revenue of an earlier day, and all of it is what is booked (DAYS_SEED=${seed})`, async () => {
  const roll = dice(seed)
  const among = <T>(all: readonly T[]): T => pick(roll, all)
  const rooms = await prisma().room.findMany({ orderBy: { id: 'asc' } })
  const ids: string[] = []
  for (const checkIn of ['2027-03-01', '2027-04-01', '2027-05-01']) {
    ids.push((await insertBooking({ checkIn, createdAt: at('2026-09-30') })).id)
  }
  const act = async (id: string, now: Date): Promise<unknown> => {
    const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id } })
    const payments = await prisma().payment.findMany({ where: { bookingId: id } })
    const payment = among(payments).id
    const status = among<BookingStatus>([
      'pending',
      'verified',
      'verified',
      'confirmed',
      'rejected',
    ])
    const on = dayInIndia(now)
    const words = { on, utr: '', number: '', note: 'Agreed' }
    const record = (direction: 'received' | 'refunded') =>
      recordPayment(
        by,
        reference,
        { direction, method: 'cash', amount: 1 + Math.floor(roll() * 500_000), ...words },
        { now, idempotencyKey: null },
      )
    return among([
      () => changeStatus(by, { id, status, note: null }, now),
      () => changeStatus(by, { id, status, note: null }, now),
      () => change(id, { price: 100_000 + Math.floor(roll() * 3_000_000) }, now),
      () => change(id, { nights: 1 + Math.floor(roll() * 5) }, now),
      () => change(id, { room: among(rooms).id }, now),
      () => giveRoom(by, { id, room: among(rooms).id }, now),
      () => cancelAs(by, id, now, { refunded: roll() < 0.5 }),
      () => verifyClaim(by, payment, {}, now),
      () => voidEntry(by, payment, 'A mistake', now),
      () => undoVerification(by, payment, now),
      () => undoStatus(by, id, now),
      () => undoStay(by, id, now),
      () => record('received'),
      () => record('refunded'),
    ])()
  }
  let done = 0
  // Seconds pass, or hours: also over midnight.
  let now = at('2026-10-01')
  for (let step = 0; step < 220; step++) {
    now = new Date(now.getTime() + (roll() < 0.5 ? 5_000 : Math.floor(roll() * 20 * 3_600_000)))
    const today = dayInIndia(now)
    const past = (days: Day[]) => days.filter(({ day }) => day < today)
    const before = past(await byDay())
    try {
      await act(among(ids), now)
      done++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
    expect(past(await byDay()), `step ${step}`).toEqual(before)
  }
  expect(done).toBeGreaterThan(40)
  const kept = await byDay()
  const { rows } = await pool().query(`
    SELECT coalesce(sum(total_paise), 0)::text AS paise, count(*)::int AS bookings FROM bookings
    WHERE status IN ('verified', 'confirmed')`)
  expect({
    paise: String(kept.reduce((sum, { paise }) => sum + Number(paise), 0)),
    bookings: kept.reduce((sum, { bookings }) => sum + bookings, 0),
  }).toEqual(rows[0])
  await pool().query('SELECT rebuild_summaries()')
  expect(await byDay()).toEqual(kept)
}, 480_000)
