import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { log } from '../lib/log.ts'
import { sha256Of } from '../lib/shared/sha256.ts'
import type { ReadyPage } from './compressed.ts'

/** Pages by their paths. */
export type PageSet = Map<string, ReadyPage>

export type KeptPages = {
  /** Returns the set that was kept under a name, or null if there's none that's complete. */
  read(name: string): Promise<PageSet | null>
  /** Keeps a set under a name, and deletes those of other names. If the disk refuses, none is kept. */
  write(name: string, pages: PageSet): Promise<void>
}

/** A page of a set: its path, and the digests of its two files. */
type Listed = { path: string; br: string; gzip: string }

const listName = 'pages.json'
const halfMark = '.half'

/**
 * Keeps the pages that were made while a process ran in a folder, so that the next start needn't make them anew. Nothing here
 * rejects: without a set, pages are made.
 */
export function keptPages(folder: string): KeptPages {
  return {
    async read(name) {
      const set = join(folder, name)
      if (!existsSync(set)) return null
      try {
        return await readSet(set)
      } catch (error) {
        log.warn({ err: error }, 'the pages that were kept are not whole: they are made anew')
        return null
      }
    },
    async write(name, pages) {
      const half = join(folder, `${name}${halfMark}`)
      try {
        await mkdir(folder, { recursive: true })
        await forgetOthers(folder, name)
        await rm(half, { recursive: true, force: true })
        await writeSet(half, pages)
        // Whoever is killed before this leaves a folder that no start reads.
        await rm(join(folder, name), { recursive: true, force: true })
        await rename(half, join(folder, name))
      } catch (error) {
        log.warn({ err: error }, 'the pages could not be kept: the next start makes them anew')
        await rm(half, { recursive: true, force: true }).catch(() => undefined)
      }
    },
  }
}

async function forgetOthers(folder: string, name: string): Promise<void> {
  for (const other of await readdir(folder)) {
    if (other !== name) await rm(join(folder, other), { recursive: true, force: true })
  }
}

async function writeSet(folder: string, pages: PageSet): Promise<void> {
  await mkdir(folder)
  const list: Listed[] = []
  for (const [path, { br, gzip }] of pages) {
    const listed = { path, br: digestOf(br), gzip: digestOf(gzip) }
    await writeFile(join(folder, listed.br), br)
    await writeFile(join(folder, listed.gzip), gzip)
    list.push(listed)
  }
  await writeFile(join(folder, listName), JSON.stringify(list))
}

async function readSet(folder: string): Promise<PageSet> {
  const list: Listed[] = JSON.parse(await readFile(join(folder, listName), 'utf8'))
  const pages: PageSet = new Map()
  for (const { path, br, gzip } of list) {
    const zipped = await readWhole(folder, gzip)
    pages.set(path, {
      identity: await promisify(gunzip)(zipped),
      br: await readWhole(folder, br),
      gzip: zipped,
    })
  }
  return pages
}

// After a power cut, a file may be there without its bytes.
async function readWhole(folder: string, name: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, name))
  if (digestOf(bytes) !== name) throw new Error(`The file ${name} isn't as it was written.`)
  return bytes
}

const digestOf = (bytes: Buffer) => sha256Of(bytes).toString('hex')
