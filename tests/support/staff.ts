import { randomUUID } from 'node:crypto'
import { signIn } from '#lib/auth/commands.ts'
import { findStaff, oneTimeCode } from '#lib/auth/queries.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { prisma } from '#lib/db/client.ts'
import { requiredEnv } from '#lib/env.ts'
import { sessionCookie } from '#lib/http/session.ts'

/** The address that a new installation gives access to. */
export const staffEmail = 'staff@dontali.example'

/** A code that works now, as if it had been mailed; answers its digits. */
export async function mailedCode(email = staffEmail, askedAt = new Date()): Promise<string> {
  const { id: staffId } = await prisma().staff.findUniqueOrThrow({ where: { email } })
  const id = randomUUID()
  const expiresAt = new Date(askedAt.getTime() + 10 * 60_000)
  await prisma().loginCode.create({ data: { id, staffId, createdAt: askedAt, expiresAt } })
  return oneTimeCode(id, requiredEnv('AUTH_SECRET'))
}

/** Signs staff in by the product's own commands: their authority, and their Cookie header. */
export async function signedIn(email = staffEmail): Promise<{ by: Staff; cookie: string }> {
  const now = new Date()
  const secret = requiredEnv('AUTH_SECRET')
  const token = await signIn(email, await mailedCode(email), { secret, now })
  const by = await findStaff(token, now)
  if (!by) throw new Error('The session that was just made is not there.')
  const [cookie = ''] = (await sessionCookie(token)).split(';')
  return { by, cookie }
}
