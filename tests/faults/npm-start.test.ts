import { chown, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryDir } from '../support/postgres.ts'
import { isAlive, postgresPid, type startServer, type TestServer } from '../support/server.ts'
import { demoRooms, ready, rooms, start } from '../support/server-of-a-test.ts'

const command: [string, ...string[]] = [process.execPath, 'scripts/start.mjs']
const root = process.getuid?.() === 0
// Root lends the test an ordinary user; anybody else is one.
const user = root ? { uid: 65_534, gid: 65_534 } : {}

async function startAsUser(options?: Parameters<typeof startServer>[0]): Promise<TestServer> {
  const dataDir = await temporaryDir()
  if (user.uid) await chown(dataDir, user.uid, user.gid)
  return start({ dataDir, command, user, ...options })
}

test('serves as an ordinary user and leaves no process behind', async () => {
  const server = await startAsUser()
  const database = (await postgresPid(server.dataDir)) ?? 0
  expect(await rooms(server)).toEqual(demoRooms)
  expect(server.output()).toContain('staff@dontali.example')
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(isAlive(database)).toBe(false)
})

test('gives way to the server, which takes no second process', async () => {
  const server = await startAsUser()
  const [, program] = (await readFile(`/proc/${server.process.pid}/cmdline`, 'utf8'))
    .split('\0')
    .filter((word) => !word.startsWith('--'))
  expect(program).toBe('server/main.ts')
})

test('ends the server when the npm that started it is killed -9', async () => {
  // A shell stands for npm: it waits as npm does.
  const npm: [string, ...string[]] = ['sh', '-c', `"${process.execPath}" scripts/start.mjs; true`]
  const server = await startAsUser({ command: npm, env: { npm_lifecycle_event: 'start' } })
  const database = (await postgresPid(server.dataDir)) ?? 0
  await server.stop('SIGKILL')
  await expect.poll(() => isAlive(database), { timeout: 12_000 }).toBe(false)
  await expect(ready(server)).rejects.toThrow()
})
