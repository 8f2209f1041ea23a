import { cp, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { backupName, namedBackup } from '#lib/backups/rules.ts'
import { lastGoodBackup } from '#lib/backups/service.ts'
import { pool } from '#lib/db/client.ts'
import { env } from '#lib/env.ts'
import { backUpBeforeMigration } from '../../server/backups/folder.ts'
import { nightlyBackup } from '../../server/backups/night.ts'
import { restore } from '../../server/backups/restore.ts'
import { backUp } from '../../server/backups/write.ts'
import { knownMigrations, migrate } from '../../server/migrate.ts'
import { ask, backupPlaces, contents, fillFarm } from '../support/backup.ts'
import { useDatabase } from '../support/database.ts'

const disk = vi.hoisted(() => ({ free: undefined as number | undefined }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const statfs = async (path: string) =>
    disk.free === undefined ? real.statfs(path) : { bavail: disk.free, bsize: 1 }
  return { ...real, statfs }
})

useDatabase()
const places = backupPlaces()
const key = 'a key of the tests that is long enough'
const newFolder = async () => join(dirname(await places.file()), 'backups')
const source = () => ({ url: env().DATABASE_URL ?? '', adminUrl: inject('postgres').owner })

beforeAll(async () => {
  await fillFarm()
  await pool().query(`UPDATE _prisma_migrations SET started_at = now() - interval '2 days'`)
})
afterEach(() => {
  disk.free = undefined
})

describe('the backup of the night', () => {
  test('is made once, has been restored as a test, and only its owner can read it', async () => {
    const folder = await newFolder()
    const work = nightlyBackup(source(), () => ({ folder }))
    await work()
    const [name = '', ...others] = await readdir(folder)
    expect([namedBackup(name)?.kind, others]).toEqual(['night', []])
    expect(((await stat(join(folder, name))).mode & 0o777).toString(8)).toBe('600')
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
    expect(await lastGoodBackup(folder)).toEqual(namedBackup(name)?.made)
    const trials = `SELECT FROM pg_database WHERE datname = 'dontali_trial'`
    expect(await ask(source().adminUrl, trials)).toEqual([])
    await work()
    expect(await readdir(folder)).toEqual([name])
    const target = await places.database({ empty: false })
    await restore(target, join(folder, name))
    expect(await contents(target)).toEqual(await contents(source().url))
  })

  test('is not there when it could not be restored, and is not tried again at once', async () => {
    const folder = await newFolder()
    await pool().query('ALTER TABLE rooms DROP CONSTRAINT rooms_units_check')
    await pool().query('ALTER TABLE rooms DISABLE TRIGGER USER')
    await pool().query('UPDATE rooms SET units = -units')
    const work = nightlyBackup(source(), () => ({ folder }))
    await work()
    expect(await readdir(folder)).toEqual([])
    await pool().query('UPDATE rooms SET units = -units')
    await pool().query('ALTER TABLE rooms ENABLE TRIGGER USER')
    await pool().query(
      'ALTER TABLE rooms ADD CONSTRAINT rooms_units_check CHECK (units BETWEEN 1 AND 100)',
    )
    await work()
    expect(await readdir(folder)).toEqual([])
  })

  test('of a database elsewhere is only read, since no database is ours to make there', async () => {
    const folder = await newFolder()
    await nightlyBackup({ ...source(), adminUrl: undefined }, () => ({ folder }))()
    expect((await readdir(folder)).map((name) => namedBackup(name)?.kind)).toEqual(['night'])
  })

  test('isn’t made if it would leave less free disk space than the reserve', async () => {
    const folder = await newFolder()
    disk.free = 500 * 1024 * 1024
    await nightlyBackup(source(), () => ({ folder }))()
    expect(await readdir(folder)).toEqual([])
    const before = backUpBeforeMigration(source().url, { folder })
    await expect(before).rejects.toThrow(
      /needs \d+ MB of free disk space, but only 524 MB are free\.$/,
    )
  })

  test('takes the place of the outdated, and of what was left half made a day ago', async () => {
    const folder = await newFolder()
    const dayAgo = new Date(Date.now() - 90_000_000)
    const young = backupName('night', dayAgo)
    const old = backupName('night', new Date(Date.now() - 40 * 86_400_000))
    const stay = ['of the owner.gz', young, `${young}.unchecked`]
    await mkdir(folder)
    for (const name of [...stay, old, `${old}.unchecked.part`]) {
      await writeFile(join(folder, name), 'x')
    }
    await utimes(join(folder, `${old}.unchecked.part`), dayAgo, dayAgo)
    await nightlyBackup({ ...source(), adminUrl: undefined }, () => ({ folder }))()
    const [made, ...others] = (await readdir(folder)).filter((name) => !stay.includes(name))
    expect([namedBackup(made ?? '')?.kind, others]).toEqual(['night', []])
  })

  test('removes nothing before a migration, when the farm’s weeks for backups have not been read', async () => {
    const folder = await newFolder()
    const old = backupName('night', new Date(Date.now() - 40 * 86_400_000))
    await mkdir(folder)
    await writeFile(join(folder, old), 'x')
    await backUpBeforeMigration(source().url, { folder })
    expect(await readdir(folder)).toContain(old)
  })
})

describe('an encrypted backup', () => {
  test('gives the same rows with its key, and nothing with another key, without a key, or if it’s cut', async () => {
    const path = await places.file()
    await backUp(source().url, path, { key })
    const bytes = await readFile(path)
    expect(() => gunzipSync(bytes)).toThrow()
    expect(bytes.includes('dontali-backup')).toBe(false)

    const target = await places.database()
    const refused = async (sentence: string, file = path, given: string | undefined = key) => {
      await expect(restore(target, file, { key: given })).rejects.toThrow(sentence)
      expect(await ask(target, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
    }
    await refused('was encrypted with a different BACKUP_KEY.', path, `${key}!`)
    await expect(restore(target, path)).rejects.toThrow('is encrypted. Set BACKUP_KEY')
    const piece = 64 * 1024 + 16
    const copy = `${path}.copy`
    // Also where a piece ends, and with two pieces that have changed places.
    for (const length of [20, 48, 48 + piece, 48 + 2 * piece, bytes.length - 1]) {
      await writeFile(copy, bytes.subarray(0, length))
      await refused('is incomplete or damaged', copy)
    }
    const moved = Buffer.from(bytes)
    bytes.copy(moved, 48, 48 + piece, 48 + 2 * piece)
    bytes.copy(moved, 48 + piece, 48, 48 + piece)
    await writeFile(copy, moved)
    await refused('is incomplete or damaged', copy)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await writeFile(copy, bytes)
    await refused('is incomplete or damaged', copy)

    const filled = await places.database({ empty: false })
    await restore(filled, path, { key })
    expect(await contents(filled)).toEqual(await contents(source().url))
  })
})

describe('a migration', () => {
  test('of a database that has had others begins with a backup, and with none of a new one', async () => {
    const folder = await newFolder()
    const directory = await oneMore()
    const [url, unused] = [await places.database({ empty: false }), await places.database()]
    const before = () => backUpBeforeMigration(url, { folder })
    await migrate(unused, { directory, only: [later], before })
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
    await migrate(url, { directory, before })
    await migrate(url, { directory, before })
    const [name = '', ...others] = await readdir(folder)
    expect([namedBackup(name)?.kind, others]).toEqual(['migration', []])
    expect(await lastGoodBackup(folder)).toBeNull()
    const target = await places.database({ empty: false })
    const { header } = await restore(target, join(folder, name))
    expect(header.migrations).toEqual(await knownMigrations())
  })

  test('doesn’t begin if its backup fails', async () => {
    const url = await places.database({ empty: false })
    const before = () => Promise.reject(new Error('The disk is full.'))
    await expect(migrate(url, { directory: await oneMore(), before })).rejects.toThrow(
      'The disk is full.',
    )
    const names = (await knownMigrations()).length
    expect(await ask(url, 'SELECT FROM _prisma_migrations')).toHaveLength(names)
  })
})

const later = '99991231000000_later'

/** A folder with the migrations that there are and one more. */
async function oneMore(): Promise<URL> {
  const folder = join(dirname(await places.file()), 'migrations')
  await cp('prisma/migrations', folder, { recursive: true })
  await mkdir(join(folder, later))
  await writeFile(join(folder, later, 'migration.sql'), 'SELECT 1')
  return pathToFileURL(`${folder}/`)
}
