import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Staff } from '../auth/schema.ts'
import { prisma } from '../db/client.ts'
import type { Prisma } from '../db/generated/client.ts'
import { env } from '../env.ts'
import type { CopyFormat, Photograph } from '../pictures/rules.ts'
import { Refusal } from '../shared/refusal.ts'
import { reserveBytes } from './rules.ts'

/** The columns of a file that an answer with its content needs. */
export const fileContent = { name: true, mime: true, size: true, bytes: true } as const

/** Any stored file with its content, or null. `_by`: guests get theirs by what it belongs to, not by its id. */
export async function readFile(_by: Staff, id: string) {
  return prisma().file.findUnique({ where: { id }, select: fileContent })
}

type Found = { name: string; mime: string; size: number; bytes: Uint8Array<ArrayBuffer> }

/** Returns the photograph, or the copy of one, with this hash, among those that something shows; null if there's none. */
export async function findPicture(
  hash: string,
  shown: Prisma.PhotographWhereInput,
): Promise<Found | null> {
  const copy = await prisma().pictureCopy.findFirst({ where: { hash, photo: shown } })
  if (copy) {
    const { format, bytes } = copy
    return { name: `picture.${format}`, mime: `image/${format}`, size: bytes.length, bytes }
  }
  const photo = await prisma().photograph.findFirst({
    where: { hash, ...shown },
    select: { file: { select: fileContent } },
  })
  return photo?.file ?? null
}

/** What {@link photographOf} needs of a photograph's row, for Prisma's own queries. */
export const withCopies = {
  include: { copies: { select: { format: true, width: true, hash: true } } },
} satisfies Prisma.PhotographDefaultArgs

/** Returns a photograph as the product sees it, of its row. */
export function photographOf(row: Prisma.PhotographGetPayload<typeof withCopies>): Photograph {
  const { hash, width, height, color } = row
  // The database keeps the list of formats.
  const copies = row.copies.map((copy) => ({ ...copy, format: copy.format as CopyFormat }))
  copies.sort((a, b) => a.width - b.width || a.format.localeCompare(b.format))
  return { hash, width, height, color, copies }
}

/** Returns photographs of the site with these hashes, by them. */
export async function readPhotographs(hashes: string[]): Promise<Record<string, Photograph>> {
  const where = { hash: { in: hashes }, roomPicture: null }
  const rows = await prisma().photograph.findMany({ where, ...withCopies })
  return Object.fromEntries(rows.map((row) => [row.hash, photographOf(row)]))
}

/**
 * Refuses (`out_of_space`) what is no booking while the disk of the embedded database has less than the reserve free.
 * The disk of a database elsewhere cannot be seen from here.
 */
export async function requireReserve(reserve = reserveBytes): Promise<void> {
  const disk = await statfs(join(env().DATA_DIR, 'postgres')).catch(() => null)
  if (disk && disk.bavail * disk.bsize < reserve) throw new Refusal('out_of_space')
}
