import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, makeRoom, occupanciesOf } from '../support/guest.ts'

useDatabase()

const stay = () => ({ checkIn: dateColumn(dayAhead(1)), checkOut: dateColumn(dayAhead(3)) })

test('work that ran into a taken unit is done again and finds what was in its way', async () => {
  const room = await makeRoom(2)
  await prisma().occupancy.create({
    data: { roomId: room.id, unit: 1, ...stay(), kind: 'block', because: 'repairs' },
  })
  const tried: number[] = []
  await transaction(async (tx) => {
    tried.push(tried.length + 1)
    const unit = tried.length
    await tx.occupancy.create({
      data: { roomId: room.id, unit, ...stay(), kind: 'block', because: 'repairs' },
    })
  })
  expect(tried).toEqual([1, 2])
  expect((await occupanciesOf(room.id)).map(({ unit }) => unit)).toEqual([1, 2])
})

test('two stays of a unit never overlap, whatever the code above the database does', async () => {
  const room = await makeRoom(1)
  const take = () =>
    prisma().occupancy.create({
      data: { roomId: room.id, unit: 1, ...stay(), kind: 'block', because: 'repairs' },
    })
  await take()
  await expect(take()).rejects.toThrow('occupancies_never_overlap')
})

test('other errors are not tried again, and nothing stays behind', async () => {
  const room = await makeRoom(1)
  let tries = 0
  const work = transaction(async (tx) => {
    tries += 1
    await tx.occupancy.create({
      data: { roomId: room.id, unit: 1, ...stay(), kind: 'block', because: 'repairs' },
    })
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(tries).toBe(1)
  expect(await occupanciesOf(room.id)).toEqual([])
})
