import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Staff } from '../auth/schema.ts'
import { prisma } from '../db/client.ts'
import { env } from '../env.ts'
import { Refusal } from '../shared/refusal.ts'
import { reserveBytes } from './rules.ts'

/** The columns of a file that an answer with its content needs. */
export const fileContent = { name: true, mime: true, size: true, bytes: true } as const

/** Any stored file with its content, or null. `_by`: guests get theirs by what it belongs to, not by its id. */
export async function readFile(_by: Staff, id: string) {
  return prisma().file.findUnique({ where: { id }, select: fileContent })
}

/**
 * Refuses (`out_of_space`) what is no booking while the disk of the embedded database has less than the reserve free.
 * The disk of a database elsewhere cannot be seen from here.
 */
export async function requireReserve(reserve = reserveBytes): Promise<void> {
  const disk = await statfs(join(env().DATA_DIR, 'postgres')).catch(() => null)
  if (disk && disk.bavail * disk.bsize < reserve) throw new Refusal('out_of_space')
}
