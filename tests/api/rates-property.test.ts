import { beforeEach, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { diceOf } from '../support/dice.ts'
import { dayAhead, makeRoom } from '../support/guest.ts'
import { rateCalls } from '../support/rate-calls.ts'

useDatabase()

let room: { id: number }
let staff: Awaited<ReturnType<typeof rateCalls>>
beforeEach(async () => {
  await prisma().room.updateMany({ data: { deletedAt: new Date() } })
  room = await makeRoom(2)
  staff = await rateCalls()
})

test('whatever was changed in whatever order, taking it back step by step leads through the same nights', async () => {
  const dice = diceOf(2026)
  const nights = async () =>
    (await staff.rates({ room: room.id, from: dayAhead(0), days: 40 })).body.nights
  const some = <T>(value: T) => (dice(2) ? value : null)
  const season = () => {
    const from = dice(36)
    const isWeekly = dice(4) === 0
    return {
      name: `Season ${dice(1000)}`,
      room: some(room.id),
      from: isWeekly ? null : dayAhead(from),
      to: isWeekly ? null : dayAhead(from + dice(4)),
      weekdays: [1 + dice(7), 1 + dice(7), 1 + dice(7)],
      percent: dice(100) - 50,
      minimum_nights: some(1 + dice(4)),
      closed: dice(5) === 0,
    }
  }
  const change = async () => {
    const there = await staff.seasons()
    const one = there[dice(there.length || 1)]
    const deed = dice(4)
    if (deed === 0 && one) return staff.deleteSeason(one.id, one.version)
    if (deed === 1 && one) return staff.changeSeason(one.id, { ...season(), version: one.version })
    if (deed === 2) return staff.addSeason(season())
    const first = dice(36)
    const days = [dayAhead(first), dayAhead(first + 1), dayAhead(first + 3)]
    const fields = { price: some(1000 + dice(9000)), closed: some(dice(2) === 0) }
    return staff.setDays({ room: room.id, days, ...fields })
  }
  const steps: { change: number; before: unknown }[] = []
  const told = new Set<number>()
  for (let round = 0; round < 40; round++) {
    const before = await nights()
    const { status, body } = await change()
    told.add(status)
    if (status === 200 && body.change !== null) steps.push({ change: body.change, before })
    else expect(await nights()).toEqual(before)
  }
  expect([...told].sort()).toEqual([200, 409])
  expect(steps.length).toBeGreaterThan(20)
  for (const { change: id, before } of steps.toReversed()) {
    expect((await staff.undo(id)).status).toBe(200)
    expect(await nights()).toEqual(before)
  }
  expect(await staff.seasons()).toEqual([])
}, 480_000)
