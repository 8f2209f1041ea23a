import { createHash, randomBytes } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import type pg from 'pg'

/** A session of staff@dontali.example in another process's database, as that process's Cookie header. */
export async function staffCookie(client: pg.Client, secret: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `INSERT INTO staff_sessions (token_hash, staff_id, expires_at)
     SELECT $1, id, now() + interval '1 day' FROM staff WHERE email = 'staff@dontali.example'`,
    [createHash('sha256').update(token).digest()],
  )
  return `next-auth.session-token=${await encode({ token: { token }, secret })}`
}
