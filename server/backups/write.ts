import { existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { connect } from '../connect.ts'
import { type EndLine, format, type Header, type Row, type TableLine, version } from './file.ts'
import { sealed } from './sealed-file.ts'
import { appliedMigrations, columnList, findTables, type Table } from './tables.ts'

// So many rows at a time; of those that are whole files one, since they may have 8 MB each.
const portion = 500

/** The count of rows of each table in a backup. */
export type Counts = Record<string, number>

/**
 * Writes all that the database at `url` holds into a new file, as of one moment, even while others write; encrypted if there
 * is a `key`. The file gets its name only once it's complete and on the disk. Returns what is in it and its size in bytes.
 * Throws an Error of one sentence when the file already exists or the database isn't ours.
 */
export async function backUp(
  url: string,
  path: string,
  { key, signal }: { key?: string | undefined; signal?: AbortSignal } = {},
): Promise<{ counts: Counts; bytes: number }> {
  if (existsSync(path)) {
    throw new Error(`${path} already exists. Choose another name.`)
  }
  const client = await connect(url)
  try {
    const counts: Counts = {}
    const part = `${path}.part`
    await writeNew(part, { text: readDatabase(client, counts), key }, signal)
    await renameForGood(part, path)
    return { counts, bytes: (await stat(path)).size }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Gives a file another name, which a power cut does not take back. */
export async function renameForGood(from: string, to: string): Promise<void> {
  await rename(from, to)
  const folder = await open(dirname(to))
  await folder.sync().finally(() => folder.close())
}

/** The text of a backup in pieces that end with a line; fills `counts` on the way. */
export async function* readDatabase(client: pg.Client, counts: Counts): AsyncGenerator<string> {
  // Row security would leave rows out silently; off, it is an error.
  await client.query(
    `SET row_security = off; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET bytea_output = 'hex';
     BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`,
  )
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new Error('This database has no Dontali data yet.')
  const tables = await findTables(client)
  // A migration that rewrites a table would make it look empty to us: it waits until we are done.
  await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)
  yield line({ format, version, made: new Date().toISOString(), migrations } satisfies Header)
  for (const table of tables) {
    yield line(await headOf(client, table))
    counts[table.name] = 0
    for await (const rows of readRows(client, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length
      yield rows.map(line).join('')
    }
  }
  await client.query('COMMIT')
  yield line({ rows: counts } satisfies EndLine)
}

const line = (value: object) => `${JSON.stringify(value)}\n`

async function headOf(client: pg.Client, table: Table): Promise<TableLine> {
  const columns = table.columns.map(({ name }) => name)
  if (!table.identity) return { table: table.name, columns, sequence: null }
  const { rows: named } = await client.query<{ sequence: string }>(
    'SELECT pg_get_serial_sequence($1, $2) AS sequence',
    [table.name, table.identity],
  )
  // No part of the snapshot: it may be ahead of the rows, and never behind them.
  const { rows } = await client.query<{ last: string; called: boolean }>(
    `SELECT last_value::text AS last, is_called AS called FROM ${named[0]?.sequence}`,
  )
  return { table: table.name, columns, sequence: rows[0] ?? null }
}

// Values as PostgreSQL itself writes them, which it reads back the same, whatever their type.
const asTheyStand = { getTypeParser: () => (text: string) => text }

async function* readRows(client: pg.Client, table: Table): AsyncGenerator<Row[]> {
  const sql = `SELECT ${columnList(table.columns)} FROM ${table.name}`
  await client.query(`DECLARE portions NO SCROLL CURSOR FOR ${sql}`)
  for (;;) {
    const { rows } = await client.query<Row>({
      text: `FETCH ${table.bulky ? 1 : portion} FROM portions`,
      rowMode: 'array',
      types: asTheyStand as never,
    })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE portions')
}

type Content = { text: AsyncIterable<string>; key: string | undefined }

async function writeNew(part: string, { text, key }: Content, signal?: AbortSignal) {
  // Guests' names and numbers: no other account on the machine may read them.
  const file = await open(part, 'wx', 0o600).catch((error) => {
    throw explained(error, part)
  })
  try {
    // Most of it is pictures, which another level makes slower and no smaller.
    const gzip = createGzip({ level: 1 })
    const stream = file.createWriteStream({ flush: true })
    const lines = Readable.from(text)
    const options = { ...(signal && { signal }) }
    if (key) await pipeline(lines, gzip, (packed) => sealed(packed, key), stream, options)
    else await pipeline(lines, gzip, stream, options)
  } catch (error) {
    await rm(part, { force: true })
    throw explained(error as NodeJS.ErrnoException, part)
  }
}

function explained(error: NodeJS.ErrnoException, part: string): Error {
  if (error.code === 'EEXIST') {
    return new Error(
      `${part} exists: another backup is running, or one was interrupted. If none is running, delete the file.`,
    )
  }
  const isDisk = error.syscall === 'open' || error.syscall === 'write'
  return isDisk ? new Error(`${part} couldn't be written: ${error.code}.`) : error
}
