import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupKind, backupName, namedBackup, outdated } from '../../lib/backups/rules.ts'
import { listBackups, type Place } from '../../lib/backups/service.ts'
import { reserveBytes } from '../../lib/files/rules.ts'
import { connect } from '../connect.ts'
import { inspect } from './file.ts'
import { backUp, renameForGood } from './write.ts'

const dayMs = 86_400_000

/**
 * Makes a backup of the database at `url` in the folder: `write` writes and checks it under a name for what is not whole,
 * and only then does it have its own. At night, what's outdated is removed after that. Returns its name. Throws an Error of one
 * sentence, and has written nothing, where it would leave less than the disk's reserve.
 */
export async function addBackup(
  { folder, kind, url }: { folder: string; kind: BackupKind; url: string },
  write: (path: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfinished(folder)
  await requireSpace(folder, url)
  const name = backupName(kind, new Date())
  const unchecked = join(folder, `${name}.unchecked`)
  try {
    await write(unchecked)
    await renameForGood(unchecked, join(folder, name))
  } catch (error) {
    // A process that was ended with this one has not removed its half.
    for (const left of [unchecked, `${unchecked}.part`]) await rm(left, { force: true })
    throw error
  }
  // Before a migration the process hasn't read for how many weeks this farm keeps its backups.
  if (kind === 'night') {
    for (const old of outdated(await listBackups(folder), new Date()))
      await rm(join(folder, old.name))
  }
  return name
}

/** Removes what a process that was ended has left half made; what is younger may be another's, who is at it. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!namedBackup(name.replace(/\.unchecked(\.part)?$/, '')) || namedBackup(name)) continue
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < Date.now() - dayMs) await rm(path)
  }
}

// The database's size once for the file and once for its trial, which is more than both take.
async function requireSpace(folder: string, url: string): Promise<void> {
  const client = await connect(url)
  try {
    const { rows } = await client.query(
      `SELECT pg_database_size(current_database())::float8 AS bytes`,
    )
    const disk = await statfs(folder)
    const free = disk.bavail * disk.bsize
    const needed = 2 * rows[0].bytes + reserveBytes
    if (free >= needed) return
    const mb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
    throw new Error(
      `A backup in ${folder} needs ${mb(needed)} of free disk space, but only ${mb(free)} are free.`,
    )
  } finally {
    await client.end()
  }
}

/** Makes a backup before a migration, in this process, since the start waits for it; it is read to its end. */
export async function backUpBeforeMigration(url: string, { folder, key }: Place): Promise<void> {
  await addBackup({ folder, kind: 'migration', url }, async (path) => {
    await backUp(url, path, { key })
    await inspect(path, key)
  })
}
