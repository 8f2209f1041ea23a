import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { findStaff } from '../../../lib/auth/queries.ts'
import { may, type Owner } from '../../../lib/auth/schema.ts'
import { prisma } from '../../../lib/db/client.ts'
import { requiredEnv } from '../../../lib/env.ts'
import { sha256Of } from '../../../lib/shared/sha256.ts'

/** Signs somebody in whom the database may not know yet: their authority, and the token of their session. */
async function staffSession(): Promise<{ staff: Owner; token: string }> {
  const now = new Date()
  const [token, email] = [randomUUID(), 'bench@dontali.example']
  await prisma().staffSession.create({
    data: {
      tokenHash: sha256Of(token),
      expiresAt: new Date(now.getTime() + 3_600_000),
      staff: { connectOrCreate: { where: { email }, create: { email, role: 'owner' } } },
    },
  })
  const staff = await findStaff(token, now)
  if (!staff || !may(staff, 'owner')) {
    throw new Error('The session that was just made is not there, or no owner’s.')
  }
  return { staff, token }
}

/** Signs somebody in as {@link staffSession} does: the cookie of their browser, and the settings of a site that knows it. */
export async function staffCookie() {
  const { staff, token } = await staffSession()
  const secret = requiredEnv('AUTH_SECRET')
  const value = await encode({ token: { token }, secret })
  const settings = { DATABASE_URL: requiredEnv('DATABASE_URL'), AUTH_SECRET: secret }
  return { staff, name: 'next-auth.session-token', value, settings }
}

/** Signs somebody in as {@link staffSession} does: their authority. */
export async function signedInStaff(): Promise<Owner> {
  const { staff } = await staffSession()
  return staff
}
