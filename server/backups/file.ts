import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { cut, unsealed } from './sealed-file.ts'

/**
 * A backup is gzipped lines of JSON, encrypted if there is a key (`sealed-file.ts`): a header; then for each table a line that describes it and a line for each
 * of its rows, the values as PostgreSQL writes them; at last how many rows there were of each table. Without that
 * line a file is not whole.
 */
export const format = 'dontali-backup'
/** Goes up when a file that is written now could not be read by the code of before. */
export const version = 1
/** Bytes of a line at most: a file of 10 MB takes 20, and what is longer would take memory without a bound. */
const longestLine = 64 * 1024 * 1024

const headerShape = z.object({
  format: z.literal(format),
  version: z.int(),
  made: z.iso.datetime(),
  /** The names of the migrations that the database had when it was read. */
  migrations: z.array(z.string()),
})
const tableShape = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** The position of the table's own numbers; text, because they may be longer than a JavaScript number. */
  sequence: z.object({ last: z.string(), called: z.boolean() }).nullable(),
})
const endShape = z.object({ rows: z.record(z.string(), z.int()) })

export type Header = z.infer<typeof headerShape>
export type TableLine = z.infer<typeof tableShape>
export type EndLine = z.infer<typeof endShape>
/** The values of a row, in the order of its table's columns. */
export type Row = (string | null)[]

/** Returns true if a line is a row; all others are objects. */
export const isRow = (line: string) => line.startsWith('[')

/** A line that begins a table, or undefined for one that does not. */
export function tableLine(line: string): TableLine | undefined {
  return tableShape.safeParse(JSON.parse(line)).data
}

/**
 * Reads a backup to its end, with the `key` that it was encrypted with, and returns its header and its sums. Throws an
 * Error of one sentence when it is not there, not a backup, of a later format, cut or damaged, or encrypted with another
 * key.
 */
export async function inspect(path: string, key?: string): Promise<{ header: Header } & EndLine> {
  const seen: Seen = { counted: {} }
  try {
    for await (const line of lines(path, key)) note(seen, line, path)
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path, seen.header)
  }
  const { header, end, counted } = seen
  if (!header) throw foreign(path)
  if (!end || JSON.stringify(end.rows) !== JSON.stringify(counted)) throw cut(path)
  return { header, rows: end.rows }
}

type Seen = { header?: Header; table?: TableLine; counted: Record<string, number>; end?: EndLine }

function note(seen: Seen, line: string, path: string): void {
  if (!seen.header) seen.header = readHeader(line, path)
  else if (isRow(line)) count(seen, line, path)
  else begin(seen, line)
}

function count({ table, counted }: Seen, line: string, path: string): void {
  const row: unknown[] = JSON.parse(line)
  const isFitting = row.length === table?.columns.length
  if (!table || !isFitting || !row.every((value) => value === null || typeof value === 'string')) {
    throw new Error(`${path} has a row in ${table?.table} that doesn't fit its columns.`)
  }
  counted[table.table] = (counted[table.table] ?? 0) + 1
}

function begin(seen: Seen, line: string): void {
  const described = tableLine(line)
  if (!described) seen.end = endShape.parse(JSON.parse(line))
  else {
    seen.table = described
    seen.counted[described.table] = 0
  }
}

function readHeader(line: string, path: string): Header {
  const header = headerShape.safeParse(JSON.parse(line)).data
  if (!header) throw foreign(path)
  if (header.version === version) return header
  throw new Error(
    `${path} has format ${header.version}, but this version of Dontali reads format ${version}.`,
  )
}

/** The lines of a backup, one after the other: a file may be far larger than the memory. */
export async function* lines(path: string, key?: string): AsyncGenerator<string> {
  const source = Readable.from(unsealed(path, key))
  const text = source.pipe(createGunzip())
  source.once('error', (error) => text.destroy(error))
  let parts: Buffer[] = []
  let length = 0
  try {
    // Not node:readline, which also ends a line at U+2028.
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString()
        parts = []
        length = 0
        from = at + 1
      }
      parts.push(chunk.subarray(from))
      length += chunk.length - from
      if (length > longestLine) throw new Error(`${path} has a line that's too long for a backup.`)
    }
  } finally {
    source.destroy()
  }
  if (length > 0) yield Buffer.concat(parts).toString()
}

function explained(error: NodeJS.ErrnoException, path: string, header: Header | undefined): Error {
  if (error.code === 'ENOENT') return new Error(`There's no file ${path}.`)
  const isBroken = error.code?.startsWith('Z_') || error instanceof SyntaxError
  if (isBroken || error instanceof z.ZodError) return header ? cut(path) : foreign(path)
  return error.syscall ? new Error(`${path} couldn't be read: ${error.code}.`) : error
}

const foreign = (path: string) => new Error(`${path} isn't a Dontali backup.`)
