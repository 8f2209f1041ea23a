import { prisma } from '../db/client.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A stored file with its content, or null. Whether the asker may have it is the caller's to decide. */
export async function readFile(id: string) {
  if (!uuid.test(id)) return null
  return prisma().file.findUnique({
    where: { id },
    select: { name: true, mime: true, size: true, bytes: true, createdAt: true },
  })
}
