import { setTimeout as wait } from 'node:timers/promises'
import { prisma } from '../db/client.ts'
import { notify } from '../db/live.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import { addJob } from '../jobs/queue.ts'
import { log } from '../log.ts'
import { ending } from '../shared/ending.ts'
import { sha256Of } from '../shared/sha256.ts'
import { type Copies, copiesOf, type NewPhotograph } from './service/photographs.ts'
import type { NewFile } from './service/pictures.ts'

/** Stores a file in the transaction of what it belongs to. Returns its id. */
export async function storeFile(tx: Tx, file: NewFile): Promise<string> {
  const { id } = await tx.file.create({
    data: { ...file, size: file.bytes.byteLength },
    select: { id: true },
  })
  return id
}

/** Stores a photograph in the transaction of what shows it, and has its copies made after that. Returns the id of its file. */
export async function storePhotograph(tx: Tx, photo: NewPhotograph): Promise<string> {
  const { file, ...look } = photo
  const fileId = await storeFile(tx, file)
  await tx.photograph.create({ data: { ...look, fileId, hash: pictureHash(file.bytes) } })
  await addJob(tx, 'encode_pictures', {}, { key: 'pictures', queue: 'pictures' })
  return fileId
}

/**
 * Stores a photograph of the site in the transaction of what names it, unless there's the same already. Returns its hash.
 */
export async function storeSitePhotograph(tx: Tx, photo: NewPhotograph): Promise<string> {
  const hash = pictureHash(photo.file.bytes)
  const known = await tx.photograph.count({ where: { hash, roomPicture: null } })
  if (known === 0) await storePhotograph(tx, photo)
  return hash
}

/** Removes the photographs of the site that nothing names any more, with their copies. */
export async function dropUnnamedPhotographs(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM files f USING photographs p
    WHERE p.file_id = f.id
      AND NOT EXISTS (SELECT FROM room_pictures r WHERE r.file_id = p.file_id)
      AND p.hash NOT IN (
        SELECT one.value->>'hash' FROM publications, jsonb_each(pictures) one
        UNION ALL SELECT value->>'hash' FROM site_changes WHERE kind = 'picture' AND value->>'hash' IS NOT NULL)`
}

/** How long another photograph is waited for before pages are told, and how long they can be kept waiting, in milliseconds. */
type Pauses = { quietMs?: number; mostMs?: number }

/**
 * Makes the copies of all photographs that have none, one photograph after another. What's interrupted is begun again; what can't be
 * read is left for a day. Pages are told of several together, because each time they're made anew.
 */
export async function encodePictures({ quietMs = 0, mostMs = 60_000 }: Pauses = {}): Promise<void> {
  let since = Date.now()
  for (;;) {
    const worked = (await encodeNext()) || ((await isQuiet(quietMs)) && (await encodeNext()))
    if (worked && Date.now() - since < mostMs) continue
    await notify('staff', encoded)
    since = Date.now()
    if (!worked) return
  }
}

/** Resolves after so many milliseconds, with false if this process is told to end meanwhile. */
function isQuiet(ms: number): Promise<boolean> {
  return wait(ms, true, { signal: ending() }).catch(() => false)
}

/** Makes the copies of one photograph. Returns false if none has to be made. */
async function encodeNext(): Promise<boolean> {
  const [next] = await prisma().$queryRaw<{ id: string; bytes: Uint8Array<ArrayBuffer> }[]>`
    SELECT f.id, f.bytes FROM photographs p JOIN files f ON f.id = p.file_id
    WHERE NOT EXISTS (SELECT FROM picture_copies c WHERE c.file_id = p.file_id)
      AND (p.failed_at IS NULL OR p.failed_at < now() - interval '1 day')
    ORDER BY f.created_at LIMIT 1`
  if (!next || ending().aborted) return false
  const made = await copiesOf(next.bytes)
  if (made) await storeCopies(next.id, made)
  else {
    log.warn({ file: next.id }, 'a photograph’s copies could not be made')
    await prisma().photograph.updateMany({
      where: { fileId: next.id },
      data: { failedAt: new Date() },
    })
  }
  return true
}

// In one transaction, so that pages show a photograph with all of its copies or none. It may have been replaced meanwhile.
async function storeCopies(fileId: string, { copies, ...look }: Copies): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.photograph.updateMany({ where: { fileId }, data: look })
    if (count === 0) return
    const data = copies.map((copy) => ({ ...copy, fileId, hash: pictureHash(copy.bytes) }))
    await tx.pictureCopy.createMany({ data, skipDuplicates: true })
  })
}

const encoded = JSON.stringify({ action: 'pictures_encoded', booking_id: null })

/** The name under which a picture is served: nobody needs more of its SHA-256 to tell it from all others. */
function pictureHash(bytes: Uint8Array): string {
  return sha256Of(bytes).toString('hex').slice(0, 32)
}
