import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { report } from '#lib/reports/queries/report.ts'
import { addDays, dayInIndia, type IsoDate } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

// Five units since the first of January; the rooms of this file are made after it.
useDatabase()
const today = dayInIndia(new Date())
let by: Staff
beforeAll(async () => {
  ;({ by } = await signedIn())
  await pool().query("UPDATE room_units SET since = '2026-01-01'")
})

async function available(from: IsoDate, to: IsoDate): Promise<number> {
  const { totals } = await report(by, { from_date: from, to_date: to, format: null }, new Date())
  return totals.nights_available
}

async function made(units: number, day: IsoDate) {
  const slug = `loft-${day}-${units}`
  const createdAt = new Date(`${day}T06:00:00Z`)
  const room = { name: slug, slug, basePaise: 400_000, gstPercent: 18, units, createdAt }
  return prisma().room.create({ data: room })
}

test('a room that is new today changes no day before today', async () => {
  const [from, to] = [addDays(today, -29), today]
  const before = await available(from, to)
  await made(6, today)
  expect(await available(from, to)).toBe(before + 6)
  expect(await available(from, addDays(to, -1))).toBe(before - 5)
})

test('every day counts by the units that it had', async () => {
  const room = await made(2, '2026-03-10')
  expect(await available('2026-03-01', '2026-03-09')).toBe(9 * 5)
  expect(await available('2026-03-01', '2026-03-31')).toBe(31 * 5 + 22 * 2)
  await prisma().room.update({ where: { id: room.id }, data: { units: 4 } })
  expect(await available('2026-03-01', '2026-03-31')).toBe(31 * 5 + 22 * 2)
  const day = await available(today, today)
  await prisma().room.update({ where: { id: room.id }, data: { deletedAt: new Date() } })
  expect(await available(today, today)).toBe(day - 4)
  expect(await available('2026-03-31', '2026-03-31')).toBe(5 + 2)
})

test('days before the first that is known count like it', async () => {
  expect(await available('2025-02-01', '2025-02-28')).toBe(28 * 5)
})
