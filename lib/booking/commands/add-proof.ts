import { type Tx, transaction } from '../../db/transaction.ts'
import { storeFile } from '../../files/commands.ts'
import { maxScreenshotBytes } from '../../payments/rules.ts'
import { readScreenshot } from '../../payments/service/read-screenshot.ts'
import { Refusal } from '../../shared/refusal.ts'
import { bookingIdBySecret } from '../queries/booking-id-by-secret.ts'
import type { ProofInput } from '../schema.ts'

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
    const before = await lockBySecret(tx, secret)
    const data = {
      ...(file && { screenshotId: await storeFile(tx, file) }),
      ...(utr && { utr }),
    }
    const { id: bookingId, reference } = before
    await tx.booking.update({ where: { id: bookingId }, data })
    await tx.auditEntry.create({
      data: {
        actor: 'guest',
        action: 'proof_added',
        bookingId,
        before: { screenshotId: before.screenshot_id, utr: before.utr },
        after: data,
      },
    })
    await tx.notification.create({
      data: {
        type: 'screenshot_uploaded',
        title: file ? `Another screenshot for ${reference}` : `UTR for ${reference}`,
        message: utr ? `UTR ${utr}` : null,
        bookingId,
      },
    })
  })
}

async function lockBySecret(tx: Tx, secret: string) {
  const id = await bookingIdBySecret(tx, secret)
  const [booking] = await tx.$queryRaw<
    { id: string; reference: string; screenshot_id: string; utr: string | null }[]
  >`SELECT id::text, reference, screenshot_id::text, utr FROM bookings
    WHERE id = ${id}::uuid FOR UPDATE`
  if (!booking) throw new Refusal('not_found')
  return booking
}
