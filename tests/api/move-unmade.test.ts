import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { booked, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'
import { letDaysPass } from '../support/progress.ts'
import { undoStay } from '../support/undo.ts'

useDatabase()

const desk = useStayDesk()

const go = (id: string, to: 'in_house' | 'left') =>
  changeProgress(desk.by, id, { to, sell: false, passport: false }, new Date())

/** A stay of four nights, of which two have been slept in the first of three units. */
async function underWay(isHere = true) {
  const { id, room } = await booked({ units: 3, from: 0 })
  await desk.change(id, { check_out: dayAhead(4) })
  if (isHere) await go(id, 'in_house')
  await letDaysPass(id, 2)
  const ofRoom = { roomId: room.id }
  return {
    id,
    unmade: async () => {
      const where = { ...ofRoom, uncleanedSince: { not: null } }
      const units = await prisma().unit.findMany({ where, orderBy: { number: 'asc' } })
      return units.map(({ number }) => number)
    },
    makeUp: () => prisma().unit.updateMany({ where: ofRoom, data: { uncleanedSince: null } }),
  }
}

test('a guest who moves leaves the unit that they slept in to be made up, and the other when they go', async () => {
  const { id, unmade } = await underWay()
  await desk.change(id, { unit: 2 })
  expect(await unmade()).toEqual([1])
  await go(id, 'left')
  expect(await unmade()).toEqual([1, 2])
})

test('a unit that is made up stays so, whatever the stay becomes; one that nobody slept in is', async () => {
  const { id, unmade, makeUp } = await underWay()
  await desk.change(id, { unit: 2 })
  await makeUp()
  await desk.change(id, { unit: 3 })
  await desk.change(id, { unit: 3, check_out: dayAhead(3) })
  expect(await unmade()).toEqual([])
})

test('a guest who comes back on the same day leaves nothing to be made up', async () => {
  const { id, unmade } = await underWay()
  await desk.change(id, { unit: 2 })
  await desk.change(id, { unit: 1 })
  expect(await unmade()).toEqual([])
})

test('a move that is taken back leaves nothing to be made up', async () => {
  const { id, unmade } = await underWay()
  await desk.change(id, { unit: 2 })
  await undoStay(desk.by, id, new Date())
  expect(await unmade()).toEqual([])
})

test('a move back that is taken back leaves the unit to be made up that the guest slept in', async () => {
  const { id, unmade } = await underWay()
  await desk.change(id, { unit: 2 })
  await desk.change(id, { unit: 1 })
  await undoStay(desk.by, id, new Date())
  expect(await unmade()).toEqual([1])
})

test('a guest who has not come yet leaves nothing to be made up', async () => {
  const { id, unmade } = await underWay(false)
  expect((await desk.change(id, { unit: 2 })).status).toBe(200)
  expect(await unmade()).toEqual([])
})
