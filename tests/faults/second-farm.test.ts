import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, prisma } from '#lib/db/client.ts'
import { addToEnv } from '#lib/env.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import { setFarm } from '#lib/farm/rules/farm.ts'
import { readFarmFolder } from '../../scripts/demo/farm-folder.ts'
import { insertBooking } from '../support/bookings.ts'
import { useCommands } from '../support/commands.ts'
import { createDatabase } from '../support/database.ts'
import { findFirstFarm } from '../support/first-farm.ts'
import { sampleFarm } from '../support/sample-farm.ts'
import { startServer, type TestServer } from '../support/server.ts'

const run = useCommands()
let database: Awaited<ReturnType<typeof createDatabase>>
let server: TestServer
let find: (text: string) => string[]
let findNames: typeof find
/** The paths of the site map. */
let paths: string[]

beforeAll(async () => {
  database = await createDatabase()
  addToEnv({ DATABASE_URL: database.url })
  // It makes more calls than a person does in a minute.
  server = await startServer({ env: { DATABASE_URL: database.url, LIMIT_STAFF: '10000/60' } })
})
afterAll(async () => {
  setFarm(sampleFarm)
  await closeDatabase()
  await server.clean()
  await database.drop()
})

const textOf = async (path: string) => (await fetch(server.url + path)).text()

const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs

/** What guests and search engines read of a page. */
const read = (html: string) => html.replace(scripts, '').replaceAll('&amp;', '&')

/** What browsers get besides. */
const scriptsIn = (html: string) => (html.match(scripts) ?? []).join('\n')

/** Puts a booking of a room of the second farm into the database; returns the paths of its page. */
async function guestPages(): Promise<string[]> {
  const { id, secret } = await insertBooking({ status: 'confirmed' })
  const { id: roomId, name: roomName } = await prisma().room.findFirstOrThrow({
    where: { deletedAt: null },
  })
  await prisma().booking.update({ where: { id }, data: { roomId, roomName } })
  return ['', '/fr', '/ar'].map((language) => `${language}/stay/${secret}`)
}

// It makes as many calls as a person does in an evening, and all pages are made anew beside whatever else is tested.
const patience = { timeout: 900_000 }

test('npm run demo makes the running site that of another farm', patience, async () => {
  const env = { DATABASE_URL: database.url, PORT: new URL(server.url).port }
  const { code, output } = await run(server.dataDir, 'demo', ['ambewadi'], env)
  expect(output).toMatch(
    /^http:\/\/localhost:\d+ is now the site of Ambewadi Farmstay, publication \d+, after .* s\n$/,
  )
  expect(code).toBe(0)
  await readFarm()
  ;({ find, findNames } = await findFirstFarm(await readFarmFolder('ambewadi')))
  const map = await textOf('/sitemap.xml')
  paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/', '/ar', '/fr/rooms/coconut-hut']))
})

describe('nothing of the first farm is left', () => {
  test('on any page in any language', async () => {
    const left: Record<string, string[]> = {}
    const others = ['/none', '/fr/none', ...(await guestPages())]
    for (const path of [...paths, ...others]) {
      const html = await textOf(path)
      const found = [...find(read(html)), ...findNames(scriptsIn(html))]
      if (found.length > 0) left[path] = found
    }
    expect(left).toEqual({})
  })

  test('in a picture of any page', async () => {
    const left: Record<string, string[]> = {}
    for (const path of paths) {
      const found = (await textOf(path)).match(/(?<!api)\/(?:pictures|portraits)\/[\w./-]+/g) ?? []
      if (found.length > 0) left[path] = [...new Set(found)]
    }
    expect(left).toEqual({})
  })
})
