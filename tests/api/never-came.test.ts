import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { prisma } from '#lib/db/client.ts'
import { deskToday } from '#lib/desk/queries/desk-today.ts'
import { readWaits } from '#lib/desk/queries/waits.ts'
import { dayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'
import { expected, letDaysPass, progressCalls, uncleaned } from '../support/progress.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let by: Staff
let calls: ReturnType<typeof progressCalls>
beforeEach(async () => {
  await emptyTables('rooms')
  const staff = await signedIn()
  by = staff.by
  calls = progressCalls(staff.cookie)
})

const today = dayInIndia(new Date())
const unsaid = async (at = new Date()) => {
  const waits = (await readWaits(by, at)).find(({ kind }) => kind === 'not_come')
  const asked = (await deskToday(by, { day: null }, at)).unsaid.map(({ id }) => id)
  expect(waits?.count ?? 0).toBe(asked.length)
  return asked
}

test('from nine in the evening on, who should have come is asked for, and after midnight until somebody says', async () => {
  const { id } = await expected()
  expect(await unsaid(timeInIndia(today, '20:59'))).toEqual([])
  expect(await unsaid(timeInIndia(today, '21:00'))).toEqual([id])
  expect(await unsaid(timeInIndia(dayAhead(1), '00:01'))).toEqual([id])
  expect(await unsaid(timeInIndia(dayAhead(20), '09:00'))).toEqual([id])
  expect(await unsaid(timeInIndia(dayAhead(60), '09:00'))).toEqual([])
  await calls.move(id, { to: 'in_house' })
  expect(await unsaid(timeInIndia(dayAhead(1), '00:01'))).toEqual([])
})

test('of a stay that is over it can be said that its guest came, which leaves the unit to who is in it, and taken back', async () => {
  const { id } = await expected()
  expect((await calls.move(id, { to: 'left' })).body.code).toBe('illegal_transition')
  await letDaysPass(id, 9)
  expect(await unsaid()).toEqual([id])
  expect((await calls.move(id, { to: 'left' })).body.progress).toBe('left')
  expect(await uncleaned(id)).toBeNull()
  expect(await unsaid()).toEqual([])
  expect((await calls.move(id, { to: 'expected' })).body.progress).toBe('expected')
  expect(await unsaid()).toEqual([id])
})

test('of a stay that is over it can be said that its guest did not come', async () => {
  const { id } = await expected()
  await letDaysPass(id, 9)
  expect((await calls.move(id, { to: 'no_show' })).body.progress).toBe('no_show')
  expect(await unsaid()).toEqual([])
  const { noShowAt } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  expect(noShowAt).not.toBeNull()
})
