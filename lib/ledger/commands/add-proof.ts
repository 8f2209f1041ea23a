import { record } from '../../booking/commands/record.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { termsOfBooking } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { storeFile } from '../../files/commands.ts'
import { enterClaim } from '../../payments/commands/claim.ts'
import { findOwnPayment } from '../../payments/queries/own-payment.ts'
import { type Paying, splitOf } from '../../payments/rules/deposit.ts'
import { maxScreenshotBytes } from '../../payments/rules/screenshot.ts'
import { readScreenshot } from '../../payments/service/read-screenshot.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { ProofInput } from '../schema/proof.ts'

/**
 * Adds what the guest who holds this secret sends later: another screenshot, which staff see from now on
 * (the earlier one stays stored, named in the history), the UTR, or both. Where staff have voided what the guest claimed,
 * it is a claim anew. `not_found`, `too_large`, `not_an_image`; `illegal_transition` once the payment is verified.
 */
export async function addProof(secret: string, input: ProofInput, now: Date): Promise<void> {
  const { screenshot, utr } = input
  if (screenshot && screenshot.size > maxScreenshotBytes) throw new Refusal('too_large')
  const file =
    screenshot &&
    (await readScreenshot({
      name: screenshot.name,
      bytes: new Uint8Array(await screenshot.arrayBuffer()),
    }))
  await transaction(async (tx) => {
    const booking = await lockBySecret(tx, secret)
    const own = await findOwnPayment(tx, booking.id)
    if (own?.state === 'verified') throw new Refusal('illegal_transition')
    const proofId = file && (await storeFile(tx, file))
    const told = { ...(proofId && { proofId }), ...(utr && { utr }) }
    if (own?.state === 'claimed') await tx.payment.update({ where: { id: own.id }, data: told })
    else {
      const { nowPaise } = splitOf(booking.totalPaise, booking.paying, booking.terms)
      await enterClaim(tx, { bookingId: booking.id, paise: nowPaise, ...told }, now)
    }
    const before = { ...booking, screenshotId: own?.proof?.id ?? null, utr: own?.utr ?? null }
    const proof = { ...(proofId && { screenshotId: proofId }), ...(utr && { utr }) }
    await record(tx, 'guest', { action: 'proof_added', booking: before, proof })
  })
}

type Found = { id: string; reference: string; totalPaise: number; paying: Paying; terms: Terms }

async function lockBySecret(tx: Tx, secret: string) {
  const id = await bookingIdBySecret(tx, secret)
  const [booking] = await tx.$queryRaw<Found[]>`
    SELECT id::text, reference, total_paise AS "totalPaise", paying, ${termsOfBooking} AS terms FROM bookings b
    WHERE id = ${id}::uuid FOR UPDATE OF b`
  if (!booking) throw new Refusal('not_found')
  return booking
}
