import { createHash, randomBytes } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import type pg from 'pg'

/** A session of a member of staff in another process's database, as that process's Cookie header. */
export async function staffCookie(
  client: pg.Client,
  secret: string,
  email = 'staff@dontali.example',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `INSERT INTO staff_sessions (token_hash, staff_id, expires_at)
     SELECT $1, id, now() + interval '1 day' FROM staff WHERE email = $2`,
    [createHash('sha256').update(token).digest(), email],
  )
  return `next-auth.session-token=${await encode({ token: { token }, secret })}`
}
