import { countTry, openCode, signIn } from '#lib/auth/commands.ts'
import { findStaff, oneTimeCode } from '#lib/auth/queries.ts'
import type { Owner } from '#lib/auth/schema.ts'
import { requiredEnv } from '#lib/env.ts'
import { sessionCookie } from '#lib/http/session.ts'

/** The address that a new installation gives access to. */
export const staffEmail = 'staff@dontali.example'

const browser = 'abcdefghijklmnopqrstuvwxyz'
/** The Cookie header of the browser in which {@link mailedCode} works. */
export const staffBrowserCookie = `dontali-browser=${browser}`

/** A code that works now, as if it had been asked for in that browser and mailed; answers its digits. */
export async function mailedCode(email = staffEmail, askedAt = new Date()): Promise<string> {
  return oneTimeCode(await openCode({ email, browser }, askedAt), requiredEnv('AUTH_SECRET'))
}

/** Signs staff in by the product's own commands: their authority, and their Cookie header. */
export async function signedIn(email = staffEmail): Promise<{ by: Owner; cookie: string }> {
  const now = new Date()
  const token = await sessionToken(await mailedCode(email), now, email)
  const by = await findStaff(token, now)
  if (!by) throw new Error('The session that was just made is not there.')
  const [cookie = ''] = (await sessionCookie(token)).split(';')
  // Tests of roles ask for no more than what theirs may.
  return { by: by as Owner, cookie }
}

/** Signs staff in with a code in that browser: the session's token. */
export async function sessionToken(otp: string, now: Date, email = staffEmail): Promise<string> {
  const codes = await countTry({ email, browser }, now)
  return signIn({ email, browser, otp, codes }, { secret: requiredEnv('AUTH_SECRET'), now })
}
