import { splitOf } from '../payments/rules/deposit.ts'
import type { About } from './ending.ts'
import type { MailedBooking } from './letter.ts'

/** Returns what a mail says has been paid and is left, in paise; null in a mail that is not about a stay to come. */
export function sumsOf(kind: About, booking: MailedBooking) {
  const { totalPaise, paying, terms, paidPaise, balancePaise } = booking
  if (kind === 'received' || kind === 'transfer' || kind === 'toPay') {
    const { nowPaise, leftPaise } = splitOf(totalPaise, paying, terms)
    return { label: sumLabels[kind], paidPaise: nowPaise, leftPaise } as const
  }
  const isPaid = kind === 'changed' && paidPaise > 0
  if (kind !== 'verified' && kind !== 'confirmed' && !isPaid) return null
  return { label: 'guest.paying.paid', paidPaise, leftPaise: Math.max(0, balancePaise) } as const
}

const sumLabels = {
  received: 'booking.done.paid',
  transfer: 'booking.transfer.now',
  toPay: 'guest.balance.now',
} as const
