import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryDir } from '../support/postgres.ts'
import { isAlive, launch, postgresPid, startServer, type TestServer } from '../support/server.ts'
import { demoRooms, open, ready, rooms, start } from '../support/server-of-a-test.ts'
import { copyOf } from '../support/site-data.ts'

/** A first start that has ended, and what it showed. */
let first: { server: TestServer; rooms: string[]; code: number | null }
beforeAll(async () => {
  const server = await startServer()
  first = { server, rooms: await rooms(server), code: await server.stop() }
})
afterAll(() => first.server.clean())

/** Starts the process on data that a first start has made: half of a first start is its database. */
async function startAgain(): Promise<TestServer> {
  return start({ dataDir: await copyOf(first.server.dataDir) })
}

/** A request that the server has begun to answer, and whose body ends only with `finish`. */
async function slowRequest(server: TestServer) {
  const body = JSON.stringify({ roomType: 'No such room', checkIn: 'x', checkOut: 'y', guests: 1 })
  const sent = request(`${server.url}/api/holds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  const response = once(sent, 'response').then(([incoming]) => incoming)
  response.catch(() => undefined)
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(body.slice(0, 10))
  return { response, finish: () => sent.end(body.slice(10)) }
}

/** Waits until a server that was told to end has heard it; returns what it answers then. */
async function unready(server: TestServer) {
  let answer = await ready(server)
  await expect
    .poll(async () => {
      answer = await ready(server)
      return answer.status
    })
    .toBe(503)
  return answer
}

describe('starting', () => {
  test('a new data directory gets a database with the two rooms, which the next start finds', async () => {
    expect([first.rooms, first.code]).toEqual([demoRooms, 0])
    const second = await startAgain()
    expect(first.server.output()).toContain('Creating the database')
    expect(second.output()).not.toContain('Creating the database')
    expect(await rooms(second)).toEqual(demoRooms)
  })

  test('a wrong setting stops the start with a sentence that names it, before anything is made', async () => {
    const dataDir = await temporaryDir()
    const server = await launch({ dataDir, env: { SMTP_URL: 'mail.example' } })
    open.push(server)
    const [code] = await once(server.process, 'close')
    expect(code).toBe(1)
    expect(server.output()).toBe('The setting SMTP_URL is not an smtp:// address.\n')
    expect(await readdir(dataDir)).toEqual([])
  })

  test('a second process on the same data is refused, and the first does not notice', async () => {
    const one = await startAgain()
    const second = await launch({ dataDir: one.dataDir })
    const [code] = await once(second.process, 'close')
    expect(code).toBe(1)
    expect(second.output()).toContain('Another Dontali is running with the data in')
    expect((await ready(one)).status).toBe(200)
  })

  test('of two first starts on one directory, one serves and the other says so', async () => {
    const dataDir = await temporaryDir()
    const both = await Promise.all([launch({ dataDir }), launch({ dataDir })])
    open.push(...both)
    const ended = both.map((server) => once(server.process, 'close').then(() => server))
    const loser = await Promise.race(ended)
    expect(loser.output()).toContain('Another Dontali is running with the data in')
    const winner = both.find((server) => server !== loser) as TestServer
    const isReady = () => ready(winner).then(({ status }) => status, String)
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
    expect(await rooms(winner)).toEqual(demoRooms)
    const left = (await readdir(dataDir)).filter((name) => name.startsWith('postgres-new'))
    expect(left).toEqual([])
  })

  test('after kill -9 the database still runs, and the next start finds it', async () => {
    const killed = await startAgain()
    const database = await postgresPid(killed.dataDir)
    await killed.stop('SIGKILL')
    expect(await postgresPid(killed.dataDir)).toBe(database)
    const next = await start({ dataDir: killed.dataDir })
    expect(await postgresPid(next.dataDir)).toBe(database)
    expect(await rooms(next)).toEqual(demoRooms)
  })

  test('after both were killed -9 the next start recovers', async () => {
    const killed = await startAgain()
    const database = (await postgresPid(killed.dataDir)) ?? 0
    await killed.stop('SIGKILL')
    process.kill(database, 'SIGKILL')
    await expect.poll(() => isAlive(database)).toBe(false)
    const next = await start({ dataDir: killed.dataDir })
    expect(await rooms(next)).toEqual(demoRooms)
  })
})

describe('ending', () => {
  test('SIGTERM: not ready at once, then closed; the request in flight is answered, nothing is left within 12 s', async () => {
    const server = await startAgain()
    const database = (await postgresPid(server.dataDir)) ?? 0
    const slow = await slowRequest(server)
    const told = performance.now()
    const ended = server.stop('SIGTERM')
    expect((await unready(server)).headers.get('retry-after')).toBe('5')
    await wait(1_500)
    // Nobody new comes in: who did would be cut, or keep it from ending.
    await expect(ready(server)).rejects.toThrow()
    slow.finish()
    const response = await slow.response
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(await ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(12_000)
    expect(isAlive(database)).toBe(false)
  })

  test('a request that never ends does not keep the process beyond 12 s', async () => {
    const server = await startAgain()
    await slowRequest(server)
    const told = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(performance.now() - told).toBeLessThan(12_000)
  })

  test('told to end in the middle of its first start, it leaves nothing running', async () => {
    const server = await launch({ dataDir: await temporaryDir() })
    open.push(server)
    await expect.poll(server.output, { timeout: 20_000 }).toContain('Creating the database')
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await postgresPid(server.dataDir)).toBeUndefined()
    expect(server.output()).not.toContain('Starting the database')
  })

  test('a second signal ends at once, and the next start works', async () => {
    const server = await startAgain()
    await slowRequest(server)
    server.process.kill('SIGTERM')
    await unready(server)
    // Sooner, it would be taken for an echo of the first.
    await wait(1_000)
    const again = performance.now()
    expect(await server.stop('SIGTERM')).toBe(1)
    expect(performance.now() - again).toBeLessThan(4_000)
    expect(await postgresPid(server.dataDir)).toBeUndefined()
    expect(await rooms(await start({ dataDir: server.dataDir }))).toEqual(demoRooms)
  })
})

describe('the database goes away', () => {
  test('calls answer 503 with Retry-After, and the same process is ready again when the database is back', async () => {
    const server = await startAgain()
    const database = (await postgresPid(server.dataDir)) ?? 0
    process.kill(database, 'SIGQUIT')
    await expect.poll(() => isAlive(database)).toBe(false)
    const refused = await fetch(`${server.url}/api/rooms_list.php`)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).code).toBe('database_away')
    expect((await ready(server)).status).toBe(503)
    await expect.poll(async () => (await ready(server)).status, { timeout: 30_000 }).toBe(200)
    expect(await rooms(server)).toEqual(demoRooms)
    expect(server.process.exitCode).toBeNull()
  })
})
