import { prisma } from '../db/client.ts'

/** A stored file with its content, or null. Whether the asker may have it is the caller's to decide. */
export function readFile(id: string) {
  return prisma().file.findUnique({
    where: { id },
    select: { name: true, mime: true, size: true, bytes: true, createdAt: true },
  })
}
