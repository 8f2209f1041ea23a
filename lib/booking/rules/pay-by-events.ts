import { formatInstant } from '../../shared/dates.ts'
import type { Asking } from './pay-by.ts'
import { undoEnd } from './undo.ts'

type Moved = { booking: { id: string }; was: Date; payBy: Date; ask: Asking; now: Date }
type PutBack = { booking: { id: string }; payBy: Date; now: Date }

/** The events of the time until which a guest is asked to pay; see `events`. */
export const payByEvents = {
  pay_by_moved: ({ was, payBy, ask, now }: Moved) => ({
    createdAt: now,
    before: { pay_by: was.toISOString() },
    after: { pay_by: payBy.toISOString(), ask },
    // The mail leaves when the time can no longer be put back.
    mails: ask === 'email' ? [{ kind: 'toPay' as const, runAt: undoEnd(now) }] : [],
  }),
  pay_by_put_back: ({ payBy, now }: PutBack) => ({
    createdAt: now,
    after: { pay_by: payBy.toISOString() },
  }),
}

/** Returns what staff read of a time to pay that was moved: until when, and if the guest was asked again. */
export function payByWords({ pay_by, ask }: { pay_by: string; ask?: Asking }): string {
  const until = `Until ${formatInstant(pay_by)}`
  if (!ask) return until
  return `${until}; asked again ${ask === 'email' ? 'by e-mail' : 'on WhatsApp'}`
}
