import type { Staff } from '../../auth/schema.ts'
import { lockByReference } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { canSendAgain, maxAgainAnHour } from '../rules/letters.ts'

/**
 * Sends a guest the mail of a letter again, as a job, written from the booking as it is now. The same `key` sends it only
 * once. Refuses: `not_found`, `illegal_transition` when what it says is no longer true, `too_many_requests`.
 */
export async function sendAgain(
  by: Staff,
  { reference, letter, key }: { reference: string; letter: string; key: string },
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockByReference(tx, reference)
    const { id } = booking
    const found = await tx.letter.findFirst({ where: { id: idOf(letter), bookingId: id } })
    if (!found || booking.email === null) throw new Refusal('not_found')
    const before = await sentAgain(tx, id)
    if (before.some((each) => each.key === key)) return
    if (!canSendAgain(found.kind, booking.status)) throw new Refusal('illegal_transition')
    const hourAgo = now.getTime() - 3_600_000
    if (before.filter(({ at }) => at.getTime() > hourAgo).length >= maxAgainAnHour) {
      const message = `This guest has been sent ${maxAgainAnHour} e-mails in the past hour. Please call them instead.`
      throw new Refusal('too_many_requests', { message, retryAfter: 3600 })
    }
    await record(tx, by, { action: 'letter_sent_again', booking, kind: found.kind, key })
  })
}

async function sentAgain(tx: Tx, bookingId: string): Promise<{ key: unknown; at: Date }[]> {
  const entries = await tx.auditEntry.findMany({
    where: { bookingId, action: 'letter_sent_again' },
  })
  return entries.map(({ after, createdAt }) => ({
    key: (after as { key?: string } | null)?.key,
    at: createdAt,
  }))
}

function idOf(letter: string): bigint {
  return /^\d{1,18}$/.test(letter) ? BigInt(letter) : -1n
}
