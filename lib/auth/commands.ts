import { prisma } from '../db/client.ts'
import type { Staff } from './schema.ts'

/** Notes that a session was used, at most once a minute: the idle limit counts from here. */
export async function touchSession(by: Staff, now: Date): Promise<void> {
  await prisma().staffSession.updateMany({
    where: { id: by.sessionId, lastUsedAt: { lt: new Date(now.getTime() - 60_000) } },
    data: { lastUsedAt: now },
  })
}
