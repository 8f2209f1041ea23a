import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { untilWaiting, useDatabase } from '../support/database.ts'
import { book, hold, makeRoom, occupanciesOf } from '../support/guest.ts'

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sets the clock of this process wrong, not that of the database. */
function setClock(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

test('a process whose clock is fast takes nobody’s hold, and gives one that lasts 20 minutes', async () => {
  const first = await hold(room.name)
  setClock(25)
  expect((await hold(room.name)).status).toBe(409)
  expect((await book(room.name)).status).toBe(409)
  expect((await hold((await makeRoom()).name)).body.seconds_left).toBe(1200)
  vi.useRealTimers()
  const booked = await book(room.name, { hold_token: first.body.hold_token })
  expect([booked.status, booked.body.needs_room]).toEqual([201, false])
})

test('a hold whose unit went while its extension waited for the room takes one again, or says that none is left', async () => {
  const { body } = await hold(room.name)
  for (const status of [201, 409]) {
    let extension = Promise.resolve({ status: 0 })
    await transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM rooms WHERE id = ${room.id} FOR UPDATE`
      extension = hold(room.name, { hold_token: body.hold_token })
      await untilWaiting()
      // As the job that tidies up does, or the next guest.
      await prisma().occupancy.deleteMany({ where: { roomId: room.id } })
      if (status === 409)
        await tx.$executeRaw`UPDATE rooms SET deleted_at = now() WHERE id = ${room.id}`
    })
    expect((await extension).status).toBe(status)
    expect(await occupanciesOf(room.id)).toHaveLength(status === 201 ? 1 : 0)
  }
})
