import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A random secret (hex) that is made at the first start and kept in the data directory, readable by its owner alone.
 * Throws an Error of one sentence when the directory cannot be used.
 */
export async function keptSecret(dataDir: string, name: string, bytes: number): Promise<string> {
  const path = join(dataDir, name)
  try {
    await mkdir(dataDir, { recursive: true })
    return await readFile(path, 'utf8').catch(async (error) => {
      if (error.code !== 'ENOENT') throw error
      const half = `${path}.${crypto.randomUUID()}`
      await writeFile(half, randomBytes(bytes).toString('hex'), { mode: 0o600 })
      // Unlike a rename, a link never replaces a file that another start has just made.
      await link(half, path).catch((taken) => {
        if (taken.code !== 'EEXIST') throw taken
      })
      await rm(half)
      return readFile(path, 'utf8')
    })
  } catch (error) {
    const { code } = error as { code?: string }
    throw new Error(`The directory DATA_DIR (${dataDir}) can't be read and written: ${code}.`)
  }
}
