import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { setupCalls } from '#calls/setup.ts'
import { backupPlace, followChoice, keptChoice, offerBackups } from '#lib/backups/service.ts'
import { addToEnv, env } from '#lib/env.ts'
import type { Setup } from '#lib/setup/schema.ts'
import { inspect } from '../../server/backups/file.ts'
import { makeBackup } from '../../server/backups/night.ts'
import { backupPlaces, fillFarm } from '../support/backup.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
const places = backupPlaces()

let cookie: string
let home: string
beforeAll(async () => {
  await fillFarm()
  cookie = (await signedIn()).cookie
  home = dirname(await places.file())
  process.env.DATA_DIR = home
  addToEnv({})
  const database = { url: env().DATABASE_URL ?? '', adminUrl: inject('postgres').owner }
  offerBackups(() => makeBackup(database, backupPlace() ?? { folder: '' }))
})

const post = (path: string, json?: object) =>
  call(routeAt(setupCalls, `setup/backup/${path}`), 'POST', `/api/setup/backup/${path}`, {
    cookie,
    ...(json && { json }),
  })
const backup = async () => {
  const { body } = await call(routeAt(setupCalls, 'setup'), 'GET', '/api/setup', { cookie })
  return (body as Setup).backup
}

describe('backups, as owners set them up on a screen', () => {
  test('are kept in a folder that the site can write in, and in no other', async () => {
    const refused = async (folder: string) => (await post('folder', { folder })).body.errors?.folder
    expect(await refused('backups')).toMatch(/^Enter the whole path/)
    expect(await refused(join(home, 'no', 'backups'))).toMatch(/^There’s no folder /)
    expect(await refused('/proc/backups')).toBe('The site isn’t allowed to write there.')
    expect(await backup()).toMatchObject({ folder: null, sealed: false })

    const folder = join(home, 'usb')
    expect((await post('folder', { folder })).body.backup).toMatchObject({ folder, last: null })
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
  })

  test('are encrypted with a key that’s shown once, and kept where only its owner reads it', async () => {
    const { key } = (await post('key')).body
    expect(key).toMatch(/^([2-9A-Z]{4}-){7}[2-9A-Z]{4}$/)
    expect(JSON.stringify(await backup())).not.toContain(key)
    expect(await keptChoice(home)).toEqual({ folder: join(home, 'usb'), key })
    expect(((await stat(join(home, 'backups.json'))).mode & 0o777).toString(8)).toBe('600')
  })

  test('are made and restored as a test when somebody asks', async () => {
    expect((await post('try')).body.backup).toMatchObject({ tried: { state: 'running' } })
    await vi.waitFor(
      async () => expect(await backup()).toMatchObject({ tried: { state: 'done' } }),
      { timeout: 60_000, interval: 200 },
    )
    const [name = ''] = await readdir(join(home, 'usb'))
    await inspect(join(home, 'usb', name), backupPlace()?.key)
    await expect(inspect(join(home, 'usb', name))).rejects.toThrow('is encrypted')
    expect((await backup()).last).not.toBeNull()
  })

  test('say why one couldn’t be made', async () => {
    // A file is in the way.
    followChoice({ folder: join(home, 'backups.json', 'usb') })
    await post('try')
    await vi.waitFor(async () =>
      expect(await backup()).toMatchObject({ tried: { state: 'failed', why: expect.any(String) } }),
    )
  })

  test('are kept as chosen when the site starts again', async () => {
    addToEnv({ BACKUP_DIR: '/elsewhere' })
    followChoice(await keptChoice(home))
    expect(backupPlace()?.folder).toBe(join(home, 'usb'))
  })
})
