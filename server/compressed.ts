import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256Of } from '../lib/shared/sha256.ts'

/** The bytes of a file as they go out, by the name that Accept-Encoding has for it. */
export type Encodings = { identity: Buffer; br?: Buffer; gzip?: Buffer }

/** A page that was made while the process runs, in every encoding. */
export type ReadyPage = Required<Encodings>

// Beside Next's own cache, which survives a build: what has not changed is not compressed again.
const place = (dist: string) => join(dist, 'cache/compressed')
const compressible = /^(text|application)\/|svg/

/** A name for these bytes. */
export function digest(bytes: Buffer): string {
  return sha256Of(bytes).toString('base64url').slice(0, 22)
}

/** Returns what `npm run build` has compressed of these bytes; without it they go out as they are. */
export function readCompressed(dist: string, type: string, identity: Buffer): Encodings {
  if (!compressible.test(type)) return { identity }
  const base = join(place(dist), digest(identity))
  try {
    return {
      identity,
      br: readFileSync(`${base}.br`),
      gzip: readFileSync(`${base}.gz`),
    }
  } catch {
    return { identity }
  }
}

/** Compresses a page that is made while the process runs: 2% larger than {@link keepCompressed} does, in a third of the time. */
export async function compressNow(identity: Buffer): Promise<ReadyPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { identity, br, gzip: zipped }
}

/** Compresses bytes for {@link readCompressed}, as small as they get. Returns whether there was work to do. */
export async function keepCompressed(dist: string, type: string, bytes: Buffer): Promise<boolean> {
  if (!compressible.test(type) || readCompressed(dist, type, bytes).br) return false
  mkdirSync(place(dist), { recursive: true })
  const base = join(place(dist), digest(bytes))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${base}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  writeFileSync(`${base}.br`, await promisify(brotliCompress)(bytes, { params }))
  return true
}
