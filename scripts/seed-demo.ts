import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { prisma } from '../lib/db/client.ts'
import { addToEnv, env } from '../lib/env.ts'
import { seedRooms, seedStaff } from '../prisma/seed.ts'
import { openEmbeddedPostgres } from '../server/embedded-postgres.ts'
import { migrate } from '../server/migrate.ts'
import { seedDemo } from './seed-demo/store.ts'

// `npm run seed:demo -- --bookings 10000`: a year of made-up bookings, the same ones at every run, into the
// database that `npm start` would use. A database that has bookings is left alone, unless --anyway is given.
const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000' },
    anyway: { type: 'boolean', default: false },
  },
})
const file = resolve(import.meta.dirname, '../.env')
if (existsSync(file)) process.loadEnvFile(file)

const count = Number(values.bookings)
if (!Number.isInteger(count) || count < 1 || count > 200_000) {
  process.stderr.write('Give a number of bookings from 1 to 200000: --bookings 10000\n')
  process.exit(1)
}
const embedded = env().DATABASE_URL
  ? undefined
  : await openEmbeddedPostgres(resolve(env().DATA_DIR), (_, work) => work())
try {
  if (embedded) addToEnv({ DATABASE_URL: embedded.url })
  await migrate(env().DATABASE_URL ?? '')
  await seedRooms()
  await seedStaff()
  const known = await prisma().booking.count()
  if (known > 0 && !values.anyway) {
    process.stderr.write(
      `This database already has ${known} bookings. Use --anyway to add made-up ones to them.\n`,
    )
    process.exitCode = 1
  } else {
    const started = performance.now()
    await seedDemo(count, new Date())
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`Added ${count} bookings of the last year in ${seconds} s\n`)
  }
} finally {
  await prisma().$disconnect()
  await embedded?.stop()
}
process.exit()
