import { existsSync } from 'node:fs'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { isDatabaseAway } from '#lib/db/errors.ts'
import { env } from '#lib/env.ts'
import { restore } from '../../server/backups/restore.ts'
import { backUp } from '../../server/backups/write.ts'
import { knownMigrations } from '../../server/migrate.ts'
import { ask, backupPlaces, changed, contents, fillFarm } from '../support/backup.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()
const places = backupPlaces()
let source: string
let file: string

beforeAll(async () => {
  await fillFarm()
  source = env().DATABASE_URL ?? ''
  file = await places.file()
  await backUp(source, file)
})

describe('a file of a backup', () => {
  test('is its owner’s alone, and never takes the place of another', async () => {
    const path = await places.file()
    const { counts, bytes } = await backUp(source, path)
    const { mode, size } = await stat(path)
    expect((mode & 0o777).toString(8)).toBe('600')
    expect(size).toBe(bytes)
    expect(counts['public.bookings']).toBeGreaterThan(4)
    const before = await readFile(path)
    await expect(backUp(source, path)).rejects.toThrow(`${path} already exists`)
    expect(await readFile(path)).toEqual(before)
    expect(await readdir(dirname(path))).toEqual(['dontali.gz'])
  })

  test('is not there when the backup was ended half-way, nor is a half', async () => {
    const path = await places.file()
    const told = new AbortController()
    const ended = backUp(source, path, { signal: told.signal })
    const half = () => existsSync(`${path}.part`)
    await Promise.all([
      expect(ended).rejects.toThrow(),
      expect
        .poll(half, { interval: 1 })
        .toBe(true)
        .then(() => told.abort()),
    ])
    expect(await readdir(dirname(path))).toEqual([])
  })

  test('is not there when the database went away half-way, which is told as that', async () => {
    const path = await places.file()
    const ended = backUp(source, path).catch((error) => error)
    const cut = async () =>
      (
        await ask(
          source,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
             AND backend_type = 'client backend'`,
        )
      ).length
    await expect.poll(cut, { interval: 1 }).toBe(1)
    expect(isDatabaseAway(await ended)).toBe(true)
    expect(await readdir(dirname(path))).toEqual([])
  })

  test('that another backup is writing is left to it', async () => {
    const path = await places.file()
    await writeFile(`${path}.part`, 'half')
    await expect(backUp(source, path)).rejects.toThrow(`${path}.part exists`)
    expect(await readFile(`${path}.part`, 'utf8')).toBe('half')
  })

  test('is not made of a database that holds nothing, or where there is no folder', async () => {
    const path = await places.file()
    await expect(backUp(await places.database(), path)).rejects.toThrow(
      'This database has no Dontali data yet.',
    )
    expect(await readdir(dirname(path))).toEqual([])
    await expect(backUp(source, `${path}/none/dontali.gz`)).rejects.toThrow("couldn't be written")
  })
})

describe('restoring is refused, and changes nothing,', () => {
  let target: string
  beforeEach(async () => {
    target = await places.database()
  })
  async function refused(path: string, sentence: string | RegExp) {
    await expect(restore(target, path)).rejects.toThrow(sentence)
    expect(await ask(target, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
  }

  test('of a file that is cut, wherever the cut is', async () => {
    const { size } = await stat(file)
    const copy = await places.file()
    const whole = await readFile(file)
    for (const length of [size - 1, size - 8, size - 9, Math.floor(size / 2), 2_000]) {
      await writeFile(copy, whole)
      await truncate(copy, length)
      await refused(copy, `${copy} is incomplete or damaged`)
    }
  })

  test('of a file in which a byte is another, or that lacks a row or its end', async () => {
    const copy = await places.file()
    const bytes = await readFile(file)
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(copy, bytes)
    await refused(copy, 'is incomplete or damaged')
    await refused(await changed(file, (lines) => lines.slice(0, -2)), 'is incomplete or damaged')
    const row = (line: string) => line.startsWith('[')
    await refused(
      await changed(file, (lines) => lines.toSpliced(lines.findIndex(row), 1)),
      'is incomplete or damaged',
    )
  })

  test('of a file in which a row has a value too many, or too few, or one that is no text', async () => {
    const rows: ((row: unknown[]) => unknown[])[] = [
      (row) => [...row, null],
      (row) => row.slice(1),
      (row) => row.with(0, ['a']),
    ]
    for (const change of rows) {
      const odd = await changed(file, (lines) => {
        const at = lines.findIndex((line) => line.startsWith('['))
        return lines.with(at, JSON.stringify(change(JSON.parse(lines[at] ?? ''))))
      })
      await refused(odd, "that doesn't fit its columns.")
    }
  })

  test('of three megabytes that unpack to one line of three gigabytes, before they’re in memory', async () => {
    const copy = await places.file()
    const piece = gzipSync('a'.repeat(16_000_000))
    await writeFile(copy, Buffer.concat(Array.from({ length: 200 }, () => piece)))
    await refused(copy, `${copy} has a line that's too long for a backup.`)
  })

  test('of a file that is something else, or is not there', async () => {
    const other = await places.file()
    await refused(other, `There's no file ${other}.`)
    for (const content of [
      '',
      'text',
      gzipSync(''),
      gzipSync('text'),
      gzipSync('{"a":1}\n[1]\n'),
    ]) {
      await writeFile(other, content)
      await refused(other, `${other} isn't a Dontali backup.`)
    }
    await refused(dirname(other), /couldn't be read: EISDIR/)
  })

  test('of a backup of a later Dontali', async () => {
    const head = (change: object) => (lines: string[]) => [
      JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...change }),
      ...lines.slice(1),
    ]
    const migrations = [...(await knownMigrations()), '20990101000000_wings']
    await refused(
      await changed(file, head({ migrations })),
      'This backup was made by a newer version of Dontali (it has the migration 20990101000000_wings)',
    )
    await refused(await changed(file, head({ version: 2 })), 'has format 2')
  })

  test('into a database that has bookings or chats, or that a server uses', async () => {
    // A connection that has been idle for a while is gone.
    await pool().query('SELECT 1')
    await expect(restore(source, file)).rejects.toThrow('The site is using this database')
    const target = await places.database({ empty: false })
    await restore(target, file)
    const before = await contents(target)
    await expect(restore(target, file)).rejects.toThrow(
      /^This database has \d bookings and 1 chats. A backup/,
    )
    expect(await contents(target)).toEqual(before)
  })

  test('of rows that break a promise of the database', async () => {
    const target = await places.database({ empty: false })
    const before = await contents(target)
    const twice = await changed(file, (lines) => {
      const found = lines.filter((line) => line.startsWith('[') && line.includes('"booking"'))
      const [one = '', other = ''] = found
      const unit = (line: string) => JSON.parse(line)[2]
      expect(unit(one)).not.toBe(unit(other))
      return lines.map((line) =>
        line === other ? JSON.stringify(JSON.parse(other).with(2, unit(one))) : line,
      )
    })
    await expect(restore(target, twice)).rejects.toThrow(
      /^Nothing was restored, .*occupancies_never_overlap/,
    )
    expect(await contents(target)).toEqual(before)
  })
})
