import pg from 'pg'
import { queueTables } from '../../lib/jobs/private.ts'

export type Column = { name: string; type: string }
/** A table of ours as the database's catalogue describes it. */
export type Table = {
  /** With its schema, quoted for SQL where that is needed. */
  name: string
  /** Those that hold something of their own: no generated ones. */
  columns: Column[]
  /** The column that numbers itself, if there is one. */
  identity: string | null
  /** True if it holds whole files, so that a few rows may be very large. */
  bulky: boolean
  refers: string[]
}

// Not what a backup is of: the history of migrations, which a restore rewrites; copies of photographs, which are made again;
// counts that needn't survive (unlogged); and what belongs to an extension.
const catalogue = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      ORDER BY a.attnum) AS columns,
    max(a.attname) FILTER (WHERE a.attidentity <> '') AS identity,
    bool_or(a.attstorage = 'e') AS bulky,
    ARRAY(
      SELECT format('%I.%I', tn.nspname, t.relname)
      FROM pg_constraint f JOIN pg_class t ON t.oid = f.confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS refers
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relpersistence = 'p'
    AND (n.nspname = 'public' AND c.relname NOT IN ('_prisma_migrations', 'picture_copies')
      OR n.nspname = 'graphile_worker' AND c.relname = ANY ($1))
    AND NOT EXISTS (
      SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  GROUP BY n.nspname, c.relname, c.oid
  ORDER BY n.nspname DESC, c.relname`

/** The tables that a backup is of, each after those that it points to. */
export async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(catalogue, [queueTables])
  const placed = new Map<string, Table>()
  while (placed.size < rows.length) {
    const next = rows.find(
      ({ name, refers }) => !placed.has(name) && refers.every((other) => placed.has(other)),
    )
    if (!next) throw new Error('Some tables point to each other in a circle.')
    placed.set(next.name, next)
  }
  return [...placed.values()]
}

/** The names of the migrations that a database has had, in their order; none where nothing ever ran. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS is`,
  )
  if (!known[0].is) return []
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** A list of columns as SQL, each as `write` writes it. */
export function columnList(
  columns: Column[],
  write = (column: Column, _number: number) => pg.escapeIdentifier(column.name),
): string {
  return columns.map(write).join(', ')
}
