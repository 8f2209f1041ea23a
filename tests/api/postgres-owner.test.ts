import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { superuserAddress } from '../../server/postgres-roles.ts'
import { temporaryDir } from '../support/postgres.ts'

const open = (home: string) => openEmbeddedPostgres(home, (_, work) => work())

/** Holds the place of a process with this number on the data, as a start does. */
async function ownerOf(home: string, port: number, pid: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: await superuserAddress(home, port),
    application_name: `dontali owner ${pid}`,
  })
  await client.connect()
  await client.query('SELECT pg_advisory_lock(8675309)')
  return client
}

test('a start waits until the database has noticed that a killed process is gone, and refuses to run beside a live one', async () => {
  const home = await temporaryDir()
  const first = await open(home)
  const port = Number(new URL(first.url).port)
  // Systems give no port so low to a connection that goes out, which would keep a server that restarts from it.
  expect(port).toBeLessThan(32_768)
  // It stays, as after a process that was killed: only its place is given up.
  const client = new pg.Client({ connectionString: await superuserAddress(home, port) })
  await client.connect()
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'dontali owner%'",
  )
  await client.end()

  // Larger than any number that a process has.
  const dead = await ownerOf(home, port, 2 ** 30)
  const second = open(home)
  await wait(4_000)
  await dead.end()
  await expect(second).resolves.toMatchObject({ url: first.url })
  await expect(open(home)).rejects.toThrow('Another Dontali is running with the data')
  await (await second).stop()
})
