import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { requiredEnv } from '#lib/env.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { bookBySql } from '../../scripts/bench/tools/booking-sql.ts'
import { fill } from '../../scripts/bench/tools/many-bookings.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

test('what the benches fill a database with, and book by SQL alone, fits the schema', async () => {
  await fill(50)
  expect(await prisma().booking.count()).toBe(50)
  const client = new pg.Client({ connectionString: requiredEnv('DATABASE_URL') })
  await client.connect()
  const today = dayInIndia(new Date())
  const guest = {
    room: 'Room 1',
    checkIn: addDays(today, 60),
    checkOut: addDays(today, 61),
    email: 'bench@example.com',
    key: randomUUID(),
    reference: randomUUID(),
    secret: randomUUID(),
    sha256: randomBytes(32),
    hash: 1n,
    words: [1n],
    picture: randomBytes(100),
  }
  await bookBySql(client, guest, new Date())
  await client.end()
  const { occupancy } = await prisma().booking.findUniqueOrThrow({
    where: { reference: guest.reference },
    include: { occupancy: true },
  })
  expect(occupancy?.unit).toBeGreaterThan(0)
})
