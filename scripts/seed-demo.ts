import { parseArgs } from 'node:util'
import { prisma } from '../lib/db/client.ts'
import { requiredEnv } from '../lib/env.ts'
import { readFarm } from '../lib/farm/queries/published.ts'
import { seedFacts, seedRooms, seedStaff } from '../prisma/seed.ts'
import { openEmbeddedPostgres } from '../server/embedded-postgres.ts'
import { migrate } from '../server/migrate.ts'
import { timeSince } from './backup/terminal.ts'
import { siteCommand } from './command.ts'
import { seedDemo } from './seed-demo/store.ts'

const open = (dataDir: string) => openEmbeddedPostgres(dataDir, (_, work) => work())

// `npm run seed:demo -- --bookings 10000`: a year of made-up bookings, the same ones every time, in the database that
// `npm start` would use. It leaves a database that has bookings alone, unless --anyway is given.
await siteCommand(readOptions, open)

function readOptions(args: string[]): () => Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      bookings: { type: 'string', default: '1000' },
      anyway: { type: 'boolean', default: false },
    },
  })
  const count = Number(values.bookings)
  if (!Number.isInteger(count) || count < 1 || count > 200_000) {
    throw new Error('Give a number of bookings from 1 to 200000, such as --bookings 10000.')
  }
  return () => fill(count, values.anyway)
}

async function fill(count: number, anyway: boolean): Promise<string> {
  await migrate(requiredEnv('DATABASE_URL'))
  await seedFacts()
  await readFarm()
  await seedRooms()
  await seedStaff()
  const known = await prisma().booking.count()
  if (known > 0 && !anyway) {
    throw new Error(
      `This database already has ${known} bookings. Use --anyway to add made-up ones to them.`,
    )
  }
  const started = performance.now()
  await seedDemo(count, new Date())
  return `Added ${count} bookings of the last year in ${timeSince(started)}`
}
