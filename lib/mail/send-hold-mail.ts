import type { Jobs } from '../jobs/queue.ts'
import { readHold } from '../reservations/queries/read-hold.ts'
import { Refusal } from '../shared/refusal.ts'
import { holdLetter } from './guest-letters.ts'
import { messageId, send } from './transport.ts'

/**
 * The job that mails the link back to a hold. If it has been booked or released in the meantime, there's nothing to continue;
 * nor is there if the mail server has refused for so long that the hold is over.
 */
export async function sendHoldMail({
  token,
  email,
  locale,
}: Jobs['send_hold_mail']): Promise<void> {
  const held = await stillHeld(token)
  if (!held) return
  const id = messageId('held', held.reference)
  await send(await holdLetter({ ...held, locale }, { to: [email], messageId: id }))
}

async function stillHeld(token: string) {
  const now = new Date()
  try {
    const held = await readHold(token, now)
    return !held.booked && held.expiresAt > now ? held : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
