import { record } from '../../booking/commands/record.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { maxClaims } from '../../booking/rules/balance.ts'
import { prisma } from '../../db/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { storeFile } from '../../files/commands.ts'
import { enterClaim } from '../../payments/commands/claim.ts'
import { maxScreenshotBytes } from '../../payments/rules/screenshot.ts'
import { readScreenshot } from '../../payments/service/read-screenshot.ts'
import { formatRupees, toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'
import type { PaymentInput } from '../schema/payment.ts'

/** The answer to a claim: the payment that waits for a person to find it in the bank; the sum in rupees. */
type PaymentClaimed = { payment_id: string; amount: number; state: 'claimed' }

/**
 * Stores what the guest who holds this secret says to have paid since the booking, with its screenshot, and tells staff.
 * Guests who have paid aren't turned away, so a rejected booking takes it too; but no single payment may exceed what the
 * whole stay costs, and only a few payments of one booking wait to be checked. The same picture or UTR again is the same
 * payment. `not_found`, `validation_failed`, `too_many_requests`, `too_large`, `not_an_image`.
 */
export async function claimBalance(
  secret: string,
  input: PaymentInput,
  now: Date,
): Promise<PaymentClaimed> {
  const { screenshot, amount } = input
  if (screenshot.size > maxScreenshotBytes) throw new Refusal('too_large')
  const bytes = new Uint8Array(await screenshot.arrayBuffer())
  const sent = { sha256: sha256Of(bytes), utr: input.utr }
  // Before the costly work on the picture; asked again when the booking is locked.
  const booking = await find(prisma(), secret)
  const earlier = await sameClaim(prisma(), booking.id, sent)
  if (earlier) return claimed(earlier)
  requirePossible(booking, amount)
  const file = await readScreenshot({ name: screenshot.name, bytes })
  return transaction(async (tx) => {
    const booking = await find(tx, secret, 'lock')
    const same = await sameClaim(tx, booking.id, sent)
    if (same) return claimed(same)
    requirePossible(booking, amount)
    const claim = { paise: amount, utr: input.utr || null }
    const proofId = await storeFile(tx, file)
    const id = await enterClaim(tx, { bookingId: booking.id, ...claim, proofId }, now)
    const payment = { id, ...claim }
    await record(tx, 'guest', { action: 'payment_claimed', booking, payment })
    return claimed(payment)
  })
}

type Found = {
  id: string
  reference: string
  fullName: string
  totalPaise: number
  claims: number
}

async function find(db: Tx, secret: string, lock?: 'lock'): Promise<Found> {
  const id = await bookingIdBySecret(db, secret)
  if (id && lock) await db.$queryRaw`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`
  const [booking] = await db.$queryRaw<Found[]>`
    SELECT b.id::text, b.reference, b.full_name AS "fullName", b.total_paise AS "totalPaise", (
        SELECT count(*)::int FROM payments p WHERE p.booking_id = b.id AND p.state = 'claimed' AND p.direction = 'received'
      ) AS claims
    FROM bookings b WHERE b.id = ${id}::uuid`
  if (!booking) throw new Refusal('not_found')
  return booking
}

function requirePossible({ totalPaise, claims }: Found, paise: number): void {
  if (paise > totalPaise) {
    const sum = `The whole stay costs ${formatRupees(totalPaise)}. Enter the amount you paid.`
    throw new Refusal('validation_failed', { errors: { amount: sum } })
  }
  if (claims >= maxClaims) {
    const message = 'We’re still checking what you sent before. Please wait until we’ve finished.'
    throw new Refusal('too_many_requests', { message, retryAfter: 3600 })
  }
}

type Claim = { id: string; paise: number; utr: string | null }

async function sameClaim(
  db: Tx,
  bookingId: string,
  { sha256, utr }: { sha256: Uint8Array; utr: string },
): Promise<Claim | null> {
  const [same] = await db.$queryRaw<Claim[]>`
    SELECT p.id::text, p.paise, p.utr FROM payments p LEFT JOIN files f ON f.id = p.proof_id
    WHERE p.booking_id = ${bookingId}::uuid AND p.state = 'claimed' AND p.direction = 'received'
      AND (f.sha256 = ${sha256} OR p.utr = nullif(${utr}, ''))
    LIMIT 1`
  return same ?? null
}

function claimed({ id, paise }: Claim): PaymentClaimed {
  return { payment_id: id, amount: toRupees(paise), state: 'claimed' }
}
