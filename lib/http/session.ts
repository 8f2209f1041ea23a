import { decode, encode } from 'next-auth/jwt'
import { touchSession } from '../auth/commands.ts'
import { findStaff } from '../auth/queries.ts'
import { absoluteDays } from '../auth/rules.ts'
import type { Staff } from '../auth/schema.ts'
import { requiredEnv } from '../env.ts'
import { Refusal } from '../shared/refusal.ts'
import { cookieLine, cookieName, type Jar } from './cookies.ts'
import { countUse } from './rate-limit.ts'

const maxAge = absoluteDays * 24 * 3600

const name = 'next-auth.session-token'

/**
 * The staff member behind a session cookie's value, checked against the database every time.
 * `use` says whether this visit keeps the session alive; polls and streams do not.
 */
async function staffOfCookie(value: string | undefined, use: boolean): Promise<Staff | null> {
  if (!value) return null
  const claims = await decode({ token: value, secret: requiredEnv('AUTH_SECRET') }).catch(
    () => null,
  )
  if (typeof claims?.token !== 'string') return null
  const now = new Date()
  const staff = await findStaff(claims.token, now)
  if (staff && use) await touchSession(staff, now)
  return staff
}

/** The parts of a request that say who asks. Next's own requests have them, and so do those that never reach Next. */
export type Asked = { headers: Headers; cookies: Jar; nextUrl: { searchParams: URLSearchParams } }

/**
 * The member of staff who sent a request, which is counted, or null. A request that says it was made automatically
 * (`?poll=1`) keeps no session alive, whatever `use` says.
 */
export async function staffOfRequest(request: Asked, use: boolean): Promise<Staff | null> {
  const polls = request.nextUrl.searchParams.get('poll') === '1'
  const staff = await staffOfCookie(request.cookies.get(cookieName(name))?.value, use && !polls)
  if (staff) await countUse('STAFF', staff.sessionId)
  return staff
}

/** The same for what only staff may ask: 401 `sign_in_required` for everybody else. */
export async function requireStaff(request: Asked, use: boolean): Promise<Staff> {
  const staff = await staffOfRequest(request, use)
  if (!staff) throw new Refusal('sign_in_required')
  return staff
}

/** Returns what asks, as long as a stream is open, whether its session still is: it can be revoked. */
export function mayGoOn(request: { cookies: Jar }): () => Promise<boolean> {
  return async () =>
    (await staffOfCookie(request.cookies.get(cookieName(name))?.value, false)) !== null
}

/** The same for a page: give it next/headers' cookies(). */
export function staffOfCookies(jar: Jar) {
  return staffOfCookie(jar.get(cookieName(name))?.value, true)
}

/** The Set-Cookie line that carries a new session: an encrypted JWT that holds the session's token. */
export async function sessionCookie(token: string): Promise<string> {
  const value = await encode({ token: { token }, secret: requiredEnv('AUTH_SECRET'), maxAge })
  return cookieLine(name, value, maxAge)
}

/** The Set-Cookie line that forgets the session. */
export function endedSessionCookie(): string {
  return cookieLine(name, '', 0)
}
