import type { Staff } from '../auth/schema.ts'
import { prisma } from '../db/client.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The columns of a file that an answer with its content needs. */
export const fileContent = { name: true, mime: true, size: true, bytes: true } as const

/** Any stored file with its content, or null. `_by`: guests get theirs by what it belongs to, not by its id. */
export async function readFile(_by: Staff, id: string) {
  if (!uuid.test(id)) return null
  return prisma().file.findUnique({ where: { id }, select: fileContent })
}
