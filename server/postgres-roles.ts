import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { keptSecret } from './kept-secret.ts'
import { isTaken } from './postmaster.ts'

/** The name of the database, and of its owner: the site works as that role, which may do nothing outside of it. */
const site = 'dontali'
/** The role that owns the server. Only the start works as it. */
export const superuser = 'postgres'
// What the superuser of data made by earlier versions, which was called as the site is, gets its new name from.
const renamer = 'dontali_renamer'
// Two processes on one embedded database would end it under each other; the second finds this lock taken.
const ownerLock = 8_675_309

export const superuserPassword = (dataDir: string) =>
  keptSecret(dataDir, 'postgres-superuser-password', 24)
const sitePassword = (dataDir: string) => keptSecret(dataDir, 'postgres-password', 24)

const address = (role: string, password: string, port: number, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

/** The database as the site uses it. */
export async function siteAddress(dataDir: string, port: number): Promise<string> {
  return address(site, await sitePassword(dataDir), port, site)
}

/** The server as its superuser uses it. */
export async function superuserAddress(
  dataDir: string,
  port: number,
  database = 'postgres',
): Promise<string> {
  return address(superuser, await superuserPassword(dataDir), port, database)
}

/**
 * Takes the one place of a process on the server in `dataDir`, and makes the site's role and database, if they are
 * missing. In data of earlier versions the site was the superuser: what it has made becomes its own, once, and the
 * superuser's rights stay with another name. The place is held until the connection ends.
 * Throws an Error of one sentence if another process has it.
 */
export async function becomeOwner(dataDir: string, port: number): Promise<pg.Client> {
  const open = async () => ownerConnection(await superuserAddress(dataDir, port))
  const owner = await open().catch(async (error) => {
    // No such role, or no such password: PostgreSQL does not say which.
    if (error.code !== '28P01') throw error
    await renameSuperuser(dataDir, port)
    return open()
  })
  await takePlace(owner, dataDir)
  await owner.query(`DROP ROLE IF EXISTS ${renamer}`)
  const { rowCount: roles } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [site])
  if (roles === 0) {
    await owner.query(`CREATE ROLE ${site} LOGIN PASSWORD '${await sitePassword(dataDir)}'`)
  }
  const { rows } = await owner.query(
    'SELECT pg_get_userbyid(datdba) = $1 AS own FROM pg_database WHERE datname = $1',
    [site],
  )
  if (rows.length === 0) await owner.query(`CREATE DATABASE ${site} OWNER ${site}`)
  else if (!rows[0].own) await handOver(await superuserAddress(dataDir, port, site))
  return owner
}

async function ownerConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `dontali owner ${process.pid}`,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function takePlace(client: pg.Client, dataDir: string): Promise<void> {
  // The connection of a killed process takes a moment to be noticed, on a busy machine many seconds.
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [ownerLock])
    if (rows[0].mine) return
    if (attempt >= 20 && (attempt === 200 || (await isHeldByLiving(client)))) {
      await client.end()
      throw new Error(
        `Another Dontali is running with the data in ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
      )
    }
    await wait(150)
  }
}

async function isHeldByLiving(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [ownerLock],
  )
  return rows.some(({ name }) => isTaken(Number(/\d+$/.exec(name)?.[0] ?? process.pid)))
}

// PostgreSQL never takes its rights from the role that made the data's files, and no role renames itself.
async function renameSuperuser(dataDir: string, port: number): Promise<void> {
  const password = await superuserPassword(dataDir)
  const known = await ownerConnection(address(site, await sitePassword(dataDir), port, 'postgres'))
  await takePlace(known, dataDir)
  await known.query(
    `DROP ROLE IF EXISTS ${renamer}; CREATE ROLE ${renamer} SUPERUSER LOGIN PASSWORD '${password}'`,
  )
  const other = await ownerConnection(address(renamer, password, port, 'postgres'))
  await known.end()
  await other.query(
    `ALTER ROLE ${site} RENAME TO ${superuser}; ALTER ROLE ${superuser} PASSWORD '${password}'`,
  )
  await other.end()
}

// Whatever the superuser has outside of PostgreSQL's own schemas, without what belongs to an extension; the sequence of
// a column goes with its table, and the schema public with the database.
const things = `
  SELECT format('ALTER %s %s OWNER TO ${site}', kind, name) AS sql FROM (
    SELECT 'SCHEMA' AS kind, oid::regnamespace::text AS name, oid, oid AS schema, nspowner AS owner
    FROM pg_namespace
    UNION ALL
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
      oid::regclass::text, oid, relnamespace, relowner
    FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, oid, pronamespace, proowner FROM pg_proc
    UNION ALL
    SELECT 'TYPE', t.oid::regtype::text, t.oid, typnamespace, typowner
    FROM pg_type t LEFT JOIN pg_class c ON c.oid = typrelid
    WHERE typtype IN ('e', 'd') OR c.relkind = 'c') AS thing
  WHERE owner = current_user::regrole AND schema::regnamespace::text !~ '^(pg_|information_schema$)'
    AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.objid = thing.oid
        AND (d.deptype = 'e' OR kind = 'SEQUENCE' AND d.deptype IN ('a', 'i')))`

// One transaction: after an interrupted start, the next one does all of it.
async function handOver(url: string): Promise<void> {
  const client = await ownerConnection(url)
  const { rows } = await client.query<{ sql: string }>(things)
  const all = [...rows.map(({ sql }) => sql), `ALTER DATABASE ${site} OWNER TO ${site}`]
  await client.query(all.join(';\n'))
  await client.end()
}
