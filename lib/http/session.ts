import { decode, encode } from 'next-auth/jwt'
import { touchSession } from '../auth/commands.ts'
import { findStaff } from '../auth/queries.ts'
import { absoluteDays } from '../auth/rules.ts'
import { type Authority, type Level, may, type SignedIn, type Staff } from '../auth/schema.ts'
import { requiredEnv } from '../env.ts'
import { Refusal } from '../shared/refusal.ts'
import { cookieLine, cookieName, type Jar } from './cookies.ts'
import { countUse } from './rate-limit.ts'

const maxAge = absoluteDays * 24 * 3600

const name = 'next-auth.session-token'

/**
 * The person behind a session cookie's value, checked against the database every time.
 * `use` says whether this visit keeps the session alive; polls and streams do not.
 */
async function personOfCookie(value: string | undefined, use: boolean): Promise<SignedIn | null> {
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
 * The person who sent a request, which is counted, or null. A request that says it was made automatically (`?poll=1`) keeps no session
 * alive, whatever `use` says.
 */
async function personOfRequest(request: Asked, use: boolean): Promise<SignedIn | null> {
  const polls = request.nextUrl.searchParams.get('poll') === '1'
  const person = await personOfCookie(request.cookies.get(cookieName(name))?.value, use && !polls)
  if (person) await countUse('STAFF', person.sessionId)
  return person
}

/** The same of the desk and owners: anybody else is a stranger. */
export async function staffOfRequest(request: Asked, use: boolean): Promise<Staff | null> {
  const person = await personOfRequest(request, use)
  return person && may(person, 'staff') ? person : null
}

/** The same for what only some may ask: 401 `sign_in_required` for strangers, 403 `forbidden` for everybody else. */
export async function requireStaff<L extends Level>(
  request: Asked,
  use: boolean,
  level: L,
): Promise<Authority[L]> {
  const person = await personOfRequest(request, use)
  if (!person) throw new Refusal('sign_in_required')
  if (!may(person, level)) throw new Refusal('forbidden', { message: notFor[level] })
  return person
}

const notFor: Record<Level, string> = {
  kitchen: 'You’re not allowed to do this.',
  staff: 'The kitchen can’t do this. Please ask the desk.',
  publisher: 'You’re not allowed to publish. Please ask an owner.',
  owner: 'Only owners can do this.',
}

/** Returns what asks, as long as a stream is open, whether its session still is: it can be revoked. */
export function mayGoOn(request: { cookies: Jar }): () => Promise<boolean> {
  return async () => {
    const person = await personOfCookie(request.cookies.get(cookieName(name))?.value, false)
    return person !== null && may(person, 'staff')
  }
}

/** The same for a page: give it next/headers' cookies(). */
export function personOfCookies(jar: Jar) {
  return personOfCookie(jar.get(cookieName(name))?.value, true)
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
