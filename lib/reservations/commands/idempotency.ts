import { isMailAllowed } from '../../booking/queries/is-mail-allowed.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import { idempotencyHours, plainKey } from '../../shared/idempotency-key.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'
import type { BookingInput } from '../schema/booking-input.ts'
import type { BookingCreated } from '../schema/created.ts'
import { bookingCreated } from './booking-created.ts'

/** A request that its sender may repeat: the key, and the SHA-256 of what makes it the same request. */
export type Repeatable = { key: string; sha256: Uint8Array<ArrayBuffer>; holdToken: string }

/** The repeatable request of an Idempotency-Key, or null without one. The captcha is not part of it. */
export function repeatable(
  key: string | null,
  input: BookingInput,
  file: Uint8Array,
): Repeatable | null {
  const plain = plainKey(key)
  if (plain === null) return null
  const { screenshot: _screenshot, captcha: _captcha, ...fields } = input
  const text = JSON.stringify([fields, sha256Of(file).toString('hex')])
  return { key: plain, sha256: sha256Of(text), holdToken: input.hold_token }
}

/** Makes everybody else with the same key wait for the end of this transaction, and frees a key that is old. */
export async function lockKey(tx: Tx, { key }: { key: string }, now: Date): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`
  await tx.$executeRaw`
    UPDATE bookings SET idempotency_key = NULL, request_sha256 = NULL
    WHERE idempotency_key = ${key} AND created_at <= ${oldest(now)}`
}

/**
 * Does the work of a request, unless it has been done before: then the answer is the first one. So it is when the work
 * is refused, because the first of two at once may have taken the last unit while the second waited.
 */
export async function answerOnce(
  request: Repeatable | null,
  now: Date,
  work: () => Promise<BookingCreated>,
): Promise<BookingCreated> {
  if (!request) return work()
  const before = await earlierAnswer(prisma(), request, now)
  if (before) return before
  try {
    return await work()
  } catch (error) {
    const meanwhile = await earlierAnswer(prisma(), request, now)
    if (meanwhile) return meanwhile
    throw error
  }
}

/**
 * The answer that this request has had already, or null. `idempotency_key_reused` if the key belongs to another request; for
 * the guest with the token of its hold, the refusal says what became of it (`booking`): a guest whose answer got lost may
 * have chosen another picture for the next try.
 */
export async function earlierAnswer(
  db: Tx,
  { key, sha256, holdToken }: Repeatable,
  now: Date,
): Promise<BookingCreated | null> {
  const booking = await db.booking.findUnique({
    where: { idempotencyKey: key, createdAt: { gt: oldest(now) } },
    select: {
      id: true,
      reference: true,
      secret: true,
      totalPaise: true,
      paying: true,
      locale: true,
      requestSha256: true,
      ...withTerms,
      hold: { select: { token: true } },
      audit: { where: { action: 'booking_created' }, select: { after: true, createdAt: true } },
    },
  })
  if (!booking) return null
  // Whether there was a room is taken from the record of that moment: it may have one by now.
  const [made] = booking.audit
  const after = made?.after as KeptEntry<'booking_created'>['after'] | undefined
  const isMailed = made !== undefined && (await isMailAllowed(db, booking.id, made.createdAt))
  const answer = bookingCreated(
    { ...booking, terms: termsOf(booking) },
    after?.unit ?? null,
    isMailed,
  )
  if (booking.requestSha256 && Buffer.compare(booking.requestSha256, sha256) === 0) return answer
  const own = booking.hold !== null && booking.hold.token === holdToken
  throw new Refusal('idempotency_key_reused', own ? { data: { booking: answer } } : {})
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - idempotencyHours * 3_600_000)
}
