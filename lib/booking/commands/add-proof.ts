import { type Tx, transaction } from '../../db/transaction.ts'
import { storeFile } from '../../files/commands.ts'
import { maxScreenshotBytes } from '../../payments/rules.ts'
import { readScreenshot } from '../../payments/service/read-screenshot.ts'
import { Refusal } from '../../shared/refusal.ts'
import { bookingIdBySecret } from '../queries/booking-id-by-secret.ts'
import type { ProofInput } from '../schema/proof.ts'
import { record } from './record.ts'

/**
 * Adds what the guest who holds this secret sends later: another screenshot, which staff see from now on
 * (the earlier one stays stored, named in the history), the UTR, or both.
 * `not_found`, `too_large`, `not_an_image`.
 */
export async function addProof(secret: string, input: ProofInput): Promise<void> {
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
    const proof = {
      ...(file && { screenshotId: await storeFile(tx, file) }),
      ...(utr && { utr }),
    }
    await tx.booking.update({ where: { id: booking.id }, data: proof })
    await record(tx, 'guest', { action: 'proof_added', booking, proof })
  })
}

async function lockBySecret(tx: Tx, secret: string) {
  const id = await bookingIdBySecret(tx, secret)
  const [booking] = await tx.$queryRaw<
    { id: string; reference: string; screenshotId: string; utr: string | null }[]
  >`SELECT id::text, reference, screenshot_id::text AS "screenshotId", utr FROM bookings
    WHERE id = ${id}::uuid FOR UPDATE`
  if (!booking) throw new Refusal('not_found')
  return booking
}
