import { beforeEach, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { nightsBySeason } from '#lib/reports/queries/nights-by-season.ts'
import { addDays } from '#lib/shared/dates.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { insertBooking } from '../support/bookings.ts'
import { cancelAs } from '../support/cancelling.ts'
import { booked, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { makeRoom } from '../support/guest.ts'
import { letDaysPass } from '../support/progress.ts'
import { undoStatus } from '../support/undo.ts'

useDatabase()
const range = { from: '2027-03-01', to: '2027-03-31' }
const desk = useStayDesk()
beforeEach(async () => {
  await pool().query('DELETE FROM seasons')
})

const addSeason = (name: string, columns: string, values: string) =>
  pool().query(`INSERT INTO seasons (name, percent, ${columns}) VALUES ($1, 10, ${values})`, [name])

/** Gives the nights of a booking prices of their own, with the same sum. */
const chargeApart = (id: string) =>
  pool().query(
    `UPDATE charges SET paise = paise + (array[-100000, 0, 100000])[position] WHERE booking_id = $1`,
    [id],
  )

async function figuresOfDays() {
  const { rows } = await pool().query(
    `SELECT day::text, room_id, revenue_paise, bookings, nights, nights_paise FROM room_days
     WHERE (revenue_paise, bookings, nights, nights_paise) IS DISTINCT FROM (0, 0, 0, 0) ORDER BY day, room_id`,
  )
  return rows
}

async function expectKeptFigures(): Promise<void> {
  const kept = await figuresOfDays()
  await pool().query('SELECT rebuild_summaries()')
  expect(kept).toEqual(await figuresOfDays())
}

test('a night costs what it was charged, and lies in the season that wins', async () => {
  const { id, roomId } = await insertBooking({ status: 'confirmed', checkIn: '2027-03-05' })
  await chargeApart(id)
  const [{ units }] = (
    await pool().query('SELECT sum(units)::int AS units FROM rooms WHERE deleted_at IS NULL')
  ).rows
  expect(await nightsBySeason(range)).toEqual([])
  // 5 March 2027 is a Friday.
  await addSeason('Weekend', 'weekdays', `'{5,6}'`)
  await addSeason('Holi', 'from_day, to_day', `'2027-03-06', '2027-03-06'`)
  await addSeason('April', 'from_day, to_day', `'2027-04-01', '2027-04-30'`)
  const found = await nightsBySeason(range)
  expect(
    found.map(({ name, nights_sold, average_rate }) => [name, nights_sold, average_rate]),
  ).toEqual([
    ['Weekend', 1, 3_720],
    ['Holi', 1, 4_720],
    [null, 1, 5_720],
  ])
  // Eight Fridays and Saturdays in that March, one of them in Holi.
  expect(found.map(({ nights_available }) => nights_available)).toEqual(
    [7, 1, 23].map((days) => days * units),
  )
  await pool().query(
    `INSERT INTO seasons (name, percent, room_id, from_day, to_day)
     SELECT 'Its own', 10, $1, '2027-03-01', '2027-03-31'`,
    [roomId],
  )
  const own = await nightsBySeason(range)
  expect(own.find(({ name }) => name === 'Its own')?.nights_sold).toBe(3)
  await expectKeptFigures()
})

test('the figures of days follow a stay that is moved, given up and brought back', async () => {
  const { id } = await insertBooking({ status: 'confirmed', checkIn: '2027-03-12' })
  await chargeApart(id)
  await expectKeptFigures()
  const moved = await desk.change(id, {
    check_in: '2027-03-13',
    check_out: addDays('2027-03-13', 4),
  })
  expect(moved.status).toBe(200)
  await expectKeptFigures()
  const now = new Date()
  await cancelAs(desk.by, id, now)
  await expectKeptFigures()
  await undoStatus(desk.by, id, now)
  await expectKeptFigures()
})

test('a guest who moves to another room leaves the nights before in the figures of the room where they were slept', async () => {
  const { id, room } = await booked({ from: 0 })
  await changeStatus(desk.by, { id, status: 'verified', note: null }, new Date())
  await letDaysPass(id, 1)
  const other = await makeRoom(1)
  const nightsBy = async () => {
    await expectKeptFigures()
    return (await figuresOfDays())
      .filter(({ room_id, nights }) => [room.id, other.id].includes(room_id) && nights > 0)
      .map(({ room_id, nights }) => [room_id, nights])
  }
  const inBoth = [
    [room.id, 1],
    [other.id, 1],
  ]
  await desk.change(id, { room: other.id })
  expect(await nightsBy()).toEqual(inBoth)
  await desk.undo(id)
  expect(await nightsBy()).toEqual([
    [room.id, 1],
    [room.id, 1],
  ])
  await giveRoom(desk.by, { id, room: other.id }, new Date())
  expect(await nightsBy()).toEqual(inBoth)
})
