import type { Tx } from '../../db/transaction.ts'
import { sha256Of } from '../../shared/sha256.ts'

/**
 * The id of the booking whose guest holds this secret, or null. The search compares the SHA-256 of what came with those that
 * are stored: its time may reveal how far two hashes agree, which doesn't help to guess a secret of 130 random bits. The
 * search is always for a hash of 32 bytes, so that odd input costs no more and breaks nothing.
 */
export async function bookingIdBySecret(db: Tx, secret: string): Promise<string | null> {
  const [booking] = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM bookings WHERE sha256(secret::bytea) = ${sha256Of(secret)}`
  return booking?.id ?? null
}
