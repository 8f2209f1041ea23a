import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'

// schema.prisma is what the code believes of the database; the migrations are what it is.
useDatabase({ seed: false })

const text = readFileSync('prisma/schema.prisma', 'utf8')
const blocks = (kind: string) =>
  [...text.matchAll(new RegExp(`^${kind} (\\w+) \\{\\n([^}]*(?:\\}[^}]*?)*?)^\\}`, 'gm'))].map(
    ([, name = '', body = '']) => ({
      name,
      lines: body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^[\w@]/.test(line)),
      table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    }),
  )
const models = blocks('model')
const enums = blocks('enum')

const types: Record<string, string> = {
  String: 'text',
  Int: 'int4',
  BigInt: 'int8',
  Boolean: 'bool',
  Bytes: 'bytea',
  Json: 'jsonb',
  DateTime: 'timestamp',
  Decimal: 'numeric',
}
const natives: Record<string, string> = {
  Uuid: 'uuid',
  Timestamptz: 'timestamptz',
  Date: 'date',
  VarChar: 'varchar',
  Decimal: 'numeric',
}

type Column = { field: string; column: string; type: string; optional: boolean; default: boolean }

function columnsOf(model: (typeof models)[number]): Column[] {
  return model.lines.flatMap((line) => {
    const [, field = '', type = '', mark = ''] = /^(\w+)\s+(\w+)(\?|\[\])?/.exec(line) ?? []
    const isEnum = enums.find(({ name }) => name === type)
    if (!field || (!types[type] && !isEnum)) return []
    const native = /@db\.(\w+)/.exec(line)?.[1]
    return {
      field,
      column: / @map\("(\w+)"\)/.exec(line)?.[1] ?? field,
      // A list's type is its element's with a line before it.
      type: `${mark === '[]' ? '_' : ''}${isEnum?.table ?? (native && natives[native]) ?? types[type] ?? type}`,
      optional: mark === '?',
      default: / @default\(/.test(line),
    }
  })
}

function uniquesOf(model: (typeof models)[number]): string[] {
  const names = new Map(columnsOf(model).map(({ field, column }) => [field, column]))
  const alone = model.lines
    .filter((line) => / @(id|unique)\b/.test(line))
    .map((line) => line.split(/\s/)[0] ?? '')
  const together = model.lines.flatMap(
    (line) => /^@@(?:id|unique)\(\[([^\]]+)\]/.exec(line)?.[1] ?? [],
  )
  return [...alone, ...together]
    .map((list) =>
      list
        .split(/,\s*/)
        .map((field) => names.get(field))
        .join(),
    )
    .sort()
}

let columns: Record<string, unknown>[]
let indexes: { table: string; name: string; columns: string; unique: boolean }[]

beforeAll(async () => {
  columns = (
    await pool().query(`
      SELECT table_name AS table, column_name AS column, udt_name AS type, is_nullable = 'YES' AS optional,
             column_default IS NOT NULL OR is_identity = 'YES' AS default
      FROM information_schema.columns WHERE table_schema = 'public'`)
  ).rows
  // Partial indexes and indexes of expressions have no word in Prisma's language.
  indexes = (
    await pool().query(`
      SELECT t.relname AS table, i.relname AS name, x.indisunique AS unique,
             string_agg(a.attname, ',' ORDER BY k.ord) AS columns
      FROM pg_index x
      JOIN pg_class i ON i.oid = x.indexrelid
      JOIN pg_class t ON t.oid = x.indrelid AND t.relnamespace = 'public'::regnamespace
      CROSS JOIN unnest(x.indkey) WITH ORDINALITY AS k (attnum, ord)
      JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attnum
      WHERE x.indpred IS NULL AND x.indexprs IS NULL
      GROUP BY 1, 2, 3`)
  ).rows
})

test('the database has the tables of the schema, and no other', () => {
  const tables = new Set(columns.map(({ table }) => table))
  tables.delete('_prisma_migrations')
  expect([...tables].sort()).toEqual(models.map(({ table }) => table).sort())
})

test.each(models.map((model) => [model.table, model] as const))(
  '%s has the columns of the schema: name, type, whether it may be empty, whether it has a default',
  (table, model) => {
    const found = columns
      .filter((column) => column.table === table)
      .map(({ table: _, ...rest }) => rest)
    const wanted = columnsOf(model).map(({ field: _, ...rest }) => rest)
    const byName = (a: { column?: unknown }, b: { column?: unknown }) =>
      String(a.column).localeCompare(String(b.column))
    expect(found.sort(byName)).toEqual(wanted.sort(byName))
  },
)

test.each(models.map((model) => [model.table, model] as const))(
  '%s is unique in what the schema says is unique, and has the indexes that it names',
  (table, model) => {
    const own = indexes.filter((index) => index.table === table)
    expect(
      own
        .filter(({ unique }) => unique)
        .map((index) => index.columns)
        .sort(),
    ).toEqual(uniquesOf(model))
    const named = model.lines.flatMap((line) => /^@@index.*map: "(\w+)"/.exec(line)?.[1] ?? [])
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
  },
)

test('the enumerations have the same words in the same order', async () => {
  const { rows } = await pool().query(`
    SELECT typname AS name, array_agg(enumlabel::text ORDER BY enumsortorder) AS words
    FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
    WHERE typnamespace = 'public'::regnamespace GROUP BY 1 ORDER BY 1`)
  expect(rows).toEqual(
    enums
      .map(({ table, lines }) => ({
        name: table,
        words: lines.filter((line) => !line.startsWith('@')),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  )
})
