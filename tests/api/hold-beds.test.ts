import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { book, hold, makeRoom } from '../support/guest.ts'

useDatabase()

test('a room is held for no more guests than it sleeps, and for all while nobody has said how many', async () => {
  const room = await makeRoom(3)
  expect((await hold(room.name, { guests: 6 })).status).toBe(201)
  await prisma().room.update({ where: { id: room.id }, data: { sleeps: 2 } })
  const refused = await hold(room.name, { guests: 3 })
  expect([refused.status, refused.body.errors]).toEqual([422, { guests: `${room.name} sleeps 2.` }])
  expect((await hold(room.name, { guests: 2 })).status).toBe(201)
})

test('guests who have paid are booked, however many they are', async () => {
  const room = await makeRoom()
  await prisma().room.update({ where: { id: room.id }, data: { sleeps: 2 } })
  expect((await book(room.name, { guests: '6' })).status).toBe(201)
})

test('of the rooms that are offered instead of one that is taken, each sleeps all who come', async () => {
  await prisma().room.updateMany({ data: { deletedAt: new Date() } })
  const [full, small, large] = [await makeRoom(1), await makeRoom(1), await makeRoom(1)]
  await prisma().room.update({ where: { id: small.id }, data: { sleeps: 2 } })
  await prisma().room.update({ where: { id: large.id }, data: { sleeps: 3 } })
  expect((await hold(full.name)).status).toBe(201)
  const offered = async (guests: number) => {
    const { body } = await hold(full.name, { guests })
    return [small, large].map(({ name }) => body.other_rooms.includes(name))
  }
  expect(await offered(2)).toEqual([true, true])
  expect(await offered(3)).toEqual([false, true])
})
