import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { useCommands } from '../support/commands.ts'
import { temporaryDir } from '../support/postgres.ts'

const run = useCommands()

test('npm run seed:demo fills a database once, and says in a sentence why it does not', async () => {
  const home = await temporaryDir()
  const seed = (...args: string[]) => run(home, 'seed-demo', args)
  expect(await seed('--bookings', 'many')).toEqual({
    code: 1,
    output: 'Give a number of bookings from 1 to 200000, such as --bookings 10000.\n',
  })
  expect(await seed('--bookings', '20')).toEqual({
    code: 0,
    output: expect.stringMatching(/^Added 20 bookings of the last year in [\d.]+ s\n$/),
  })
  expect(await seed()).toEqual({
    code: 1,
    output: 'This database already has 20 bookings. Use --anyway to add made-up ones to them.\n',
  })
  const live = await openEmbeddedPostgres(home, (_, work) => work())
  expect(await seed()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Another Dontali is running with the data in .*\n$/),
  })
  await live.stop()
})
