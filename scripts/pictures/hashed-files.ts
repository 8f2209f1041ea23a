import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const manifestFile = 'lib/pictures/manifest.json'

const folder = 'public/pictures'

/** Six hexadecimal digits: enough, because they only tell apart versions of one name. */
export function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 6)
}

/** Returns the path under which a file of the folder is served. */
export function address(name: string): string {
  return `/pictures/${name}`
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Writes a file into the folder unless it is there: its name holds the hash of what it was made from. */
export async function writeHashed(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(folder, name)
  if (!(await exists(file))) await writeIfChanged(file, await make())
  return address(name)
}

/** Leaves an identical file alone, so that a second run changes no dates and wakes no watcher. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const before = await readFile(file).catch(() => undefined)
  if (before?.equals(Buffer.from(content))) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Removes what the manifest no longer names; returns how many files went. */
export async function pruneUnnamed(manifest: unknown): Promise<number> {
  const named = JSON.stringify(manifest)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const old = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !named.includes(`"${address(file.slice(folder.length + 1))}"`))
  for (const file of old) await rm(file)
  return old.length
}
