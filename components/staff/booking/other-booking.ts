import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal, type RefusalCode } from '#lib/shared/refusal.ts'
import type { Toast } from '../kit/toast/messages.ts'

const t = staffWords('booking')

const others: readonly RefusalCode[] = ['utr_used', 'idempotency_key_reused']

/** Returns the way to the booking that has what a call was refused for: its UTR, or the call itself that came before. */
export function otherBooking(error: unknown): Toast['link'] {
  if (!(error instanceof Refusal) || !others.includes(error.code)) return undefined
  const reference = error.detail.data?.reference
  if (typeof reference !== 'string') return undefined
  return { to: staffBookingPath(reference), text: t('openBooking', { reference }) }
}
