import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, makeRoom, occupanciesOf, someSender } from '../support/guest.ts'

useDatabase()

test('200 guests ask for the last unit at the same time: one is booked, 199 are refused, and there is one row', async () => {
  const room = await makeRoom(1)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => book(room.name, { email: `guest${n}@example.com` })),
  )
  const statuses = Map.groupBy(answers, ({ status }) => status)
  expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([1, 199])
  expect(await occupanciesOf(room.id)).toHaveLength(1)
  expect(await prisma().booking.count({ where: { roomId: room.id } })).toBe(1)
  expect(await prisma().file.count()).toBe(1)
  expect(await prisma().customer.count()).toBe(1)
}, 480_000)

test('random stays in parallel, 20 rounds: no two stays in a unit overlap, and each booking has its unit', async () => {
  const room = await makeRoom(3)
  let booked = 0
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const from = randomInt(1, 40)
        const to = from + randomInt(1, 6)
        const dates = { checkIn: dayAhead(from), checkOut: dayAhead(to) }
        return book(room.name, { ...dates, ...(await someSender()) })
      }),
    )
    for (const { status } of answers) expect([201, 409]).toContain(status)
    booked += answers.filter(({ status }) => status === 201).length
  }
  const rows = await occupanciesOf(room.id)
  expect(rows).toHaveLength(booked)
  expect(booked).toBeGreaterThan(10)
  for (const [at, row] of rows.entries()) {
    for (const other of rows.slice(at + 1)) {
      if (row.unit !== other.unit) continue
      expect(row.checkOut <= other.checkIn || other.checkOut <= row.checkIn).toBe(true)
    }
  }
}, 480_000)
