import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, isAbsolute } from 'node:path'
import type { Owner } from '../auth/schema.ts'
import { randomText } from '../shared/random.ts'
import { requireNoErrors } from '../shared/refusal.ts'
import type { FolderChoice } from './schema.ts'
import { backUpNow, keepChoice } from './service.ts'

/**
 * Keeps backups in another folder from now on, and makes it if the folder around it exists. `validation_failed` if it can't be
 * written. `_by`: only owners may. Backups in the old folder stay there.
 */
export async function chooseFolder(_by: Owner, { folder }: FolderChoice): Promise<void> {
  const problem = await problemOf(folder)
  requireNoErrors(problem ? { folder: problem } : {})
  await keepChoice({ folder })
}

async function problemOf(folder: string): Promise<string | null> {
  if (!isAbsolute(folder)) return 'Enter the whole path, such as /media/usb/backups.'
  const around = await stat(dirname(folder)).catch(() => null)
  if (!around?.isDirectory()) return `There’s no folder ${dirname(folder)} on the site’s computer.`
  try {
    // Not recursive: in a folder such as /proc that would try for ever.
    await mkdir(folder, { mode: 0o700 }).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
    await access(folder, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return 'The site isn’t allowed to write there.'
  }
}

// Without letters and figures that look alike on paper.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Makes a key that backups are encrypted with from now on, and returns it. Nothing shows it again. `_by`: only owners may. */
export async function makeKey(_by: Owner): Promise<string> {
  const groups = Array.from({ length: 8 }, () => randomText(letters, 4))
  const key = groups.join('-')
  await keepChoice({ key })
  return key
}

/** Begins to make a backup and to restore it as a test; GET setup says how it goes. `_by`: only owners may. */
export function tryBackup(_by: Owner): void {
  backUpNow()
}
