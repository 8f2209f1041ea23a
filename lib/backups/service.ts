import { readdir } from 'node:fs/promises'
import { type Backup, namedBackup } from './rules.ts'

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
