import {
  access,
  constants,
  glob,
  readdir,
  readFile,
  rename,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { addToEnv, env } from '../env.ts'
import { gate } from '../shared/gate.ts'
import { processWide } from '../shared/process-wide.ts'
import { type Backup, namedBackup, type Tried } from './rules.ts'

/** The folder of the backups that make themselves, and the key that they are encrypted with. */
export type Place = { folder: string; key?: string | undefined }

const choiceName = 'backups.json'

/** Returns where backups are kept now, or undefined if none are made. */
export function backupPlace(): Place | undefined {
  const { BACKUP_DIR, BACKUP_KEY } = env()
  return BACKUP_DIR === undefined ? undefined : { folder: BACKUP_DIR, key: BACKUP_KEY }
}

/**
 * Reads what staff have chosen, which is kept in the data directory: a database that's restored elsewhere has other disks. Throws
 * an Error of one sentence if the file is broken.
 */
export async function keptChoice(dataDir: string): Promise<Partial<Place>> {
  const path = join(dataDir, choiceName)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return {}
    throw new Error(`${path} can't be read. Delete it and choose the folder for backups again.`)
  }
}

/** Keeps a choice, readable by its owner alone, and uses it from now on. */
export async function keepChoice(choice: Partial<Place>): Promise<void> {
  const { DATA_DIR } = env()
  const kept = { ...(await keptChoice(DATA_DIR)), ...choice }
  const half = join(DATA_DIR, `${choiceName}.${crypto.randomUUID()}`)
  await writeFile(half, JSON.stringify(kept), { mode: 0o600, flush: true })
  await rename(half, join(DATA_DIR, choiceName))
  followChoice(kept)
}

/** Has this process use a choice, whatever BACKUP_DIR and BACKUP_KEY say. */
export function followChoice({ folder, key }: Partial<Place>): void {
  addToEnv({ ...(folder && { BACKUP_DIR: folder }), ...(key && { BACKUP_KEY: key }) })
}

const asked = processWide('backups asked for', () => ({
  make: undefined as (() => Promise<void>) | undefined,
  tried: { state: 'none' } as Tried,
}))
const oneAtATime = processWide('backups in turn', () => gate(1))

/** Says how this process makes a backup and tries it, for {@link backUpNow}. */
export function offerBackups(make: () => Promise<void>): void {
  asked.make = make
}

/** Does the work of a backup while no other is made. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => oneAtATime(work)

/** Returns how the last one went that somebody asked for. */
export const lastTry = (): Tried => asked.tried

/** Begins to make a backup, unless one is being made for somebody already. */
export function backUpNow(): void {
  const { make, tried } = asked
  if (!make || tried.state === 'running') return
  asked.tried = { state: 'running' }
  make().then(
    () => {
      asked.tried = { state: 'done' }
    },
    (error: Error) => {
      asked.tried = { state: 'failed', why: error.message }
    },
  )
}

/** The whole backups in a folder, the newest first; none if there is no such folder. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .map(namedBackup)
    .filter((backup) => backup !== null)
    .sort((one, other) => other.made.getTime() - one.made.getTime())
}

/** The time of the newest backup that has been restored as a trial, or null. */
export async function lastGoodBackup(folder: string): Promise<Date | null> {
  return (await listBackups(folder)).find(({ kind }) => kind === 'night')?.made ?? null
}

/** Returns the disk that a folder is on; null if it isn't there. */
export async function diskOf(folder: string): Promise<number | null> {
  return stat(folder).then(
    ({ dev }) => dev,
    () => null,
  )
}

// Where Linux and macOS put drives that are plugged in, or connected over the network.
const mountPoints = ['/media/*', '/media/*/*', '/run/media/*/*', '/mnt', '/mnt/*', '/Volumes/*']

/** Returns folders on other disks than `here` that the site may write in. */
export async function otherDisks(here: number | null): Promise<string[]> {
  const found = new Map<number, string>()
  for await (const path of glob(mountPoints)) {
    const disk = await diskOf(path)
    if (disk === null || disk === here || found.has(disk)) continue
    const isOurs = await access(path, constants.W_OK).then(
      () => true,
      () => false,
    )
    if (isOurs) found.set(disk, path)
  }
  return [...found.values()].sort()
}
