import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factsIn } from '#lib/farm/rules/facts-text.ts'
import { createDatabase } from '../support/database.ts'
import type { TestServer } from '../support/server.ts'
import { start } from '../support/server-of-a-test.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Starts a process on the database: a new one, or one that follows another, at its address and with its data. */
function serve(before?: TestServer): Promise<TestServer> {
  const env = { DATABASE_URL: database.url }
  if (!before) return start({ env })
  return start({ env, dataDir: before.dataDir, port: Number(new URL(before.url).port) })
}

/** Publishes another name of the farm and words in French, as the command of staff does; returns the number of the publication. */
async function publish(name: string): Promise<number> {
  const lead = { text: `Bienvenue à ${name}.`, english: 'Welcome.' }
  const { rows } = await client.query(
    `INSERT INTO publications (number, facts, words, published_by)
     SELECT number + 1, jsonb_set(facts, '{name}', to_jsonb($1::text)), $2, 'asha@dontali.example'
     FROM publications ORDER BY number DESC LIMIT 1
     RETURNING number`,
    [name, { fr: { 'terms.lead': lead } }],
  )
  await client.query(`SELECT pg_notify('staff', '{"action":"facts_published","booking_id":null}')`)
  return rows[0].number
}

/** The states that processes have noted of a publication, sorted. */
async function states(number: number): Promise<string[]> {
  const { rows } = await client.query('SELECT state FROM renderings WHERE publication = $1', [
    number,
  ])
  return rows.map(({ state }) => state).sort()
}

const textOf = async (server: TestServer, path: string) =>
  (await fetch(`${server.url}${path}`)).text()

/** The farm's name in the facts of a page, and whether the page runs no framework at once. */
async function told(server: TestServer, path: string) {
  const html = await textOf(server, path)
  return { name: factsIn(html)?.name, isLate: html.includes('<script data-late=') }
}

// Two processes make all pages at the same time, beside whatever else is tested.
const whileTheyMakePages = { timeout: 180_000 }

test('a publication is on the pages of every process, and after kill -9 the next start has it at once', async () => {
  const [one, other] = [await serve(), await serve()]
  const first = await publish('Mango Farm')
  await expect.poll(() => states(first), whileTheyMakePages).toEqual(['live', 'live'])
  for (const server of [one, other]) {
    for (const path of ['/', '/ar/payment', '/rooms/maratha-wada-room']) {
      expect(await told(server, path)).toEqual({ name: 'Mango Farm', isLate: true })
    }
    expect(await textOf(server, '/fr/terms')).toContain('Bienvenue à Mango Farm.')
    expect(await textOf(server, '/terms')).not.toContain('Bienvenue')
  }
  const manifest = await (await fetch(`${one.url}/manifest.webmanifest`)).json()
  expect(manifest.name).toBe('Mango Farm')

  await one.stop('SIGKILL')
  const next = await serve(one)
  expect(await told(next, '/fr/terms')).toEqual({ name: 'Mango Farm', isLate: true })
  expect(await textOf(next, '/fr/terms')).toContain('Bienvenue à Mango Farm.')
  // Nobody has made pages but the two before.
  const { rows } = await client.query('SELECT FROM renderings WHERE pages > 0')
  expect(rows).toHaveLength(2)
})

test('a process that is killed while it makes pages makes them at the next start, before anybody reads the old ones', async () => {
  const server = await serve()
  const number = await publish('Lake Farm')
  await expect.poll(() => states(number)).toEqual(['rendering'])
  await server.stop('SIGKILL')
  const next = await serve(server)
  expect(await told(next, '/fr/terms')).toEqual({ name: 'Lake Farm', isLate: true })
  await expect.poll(() => states(number), whileTheyMakePages).toContain('live')
})
