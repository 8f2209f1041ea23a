import type { Method } from '../schema/methods.ts'

/** The names of the ways in which money moves, as staff and accountants read them. */
export const methodNames: Record<Method, string> = {
  upi: 'UPI',
  bank: 'Bank',
  cash: 'Cash',
  card: 'Card',
  channel: 'Channel',
}

/** The same behind a sum or a verb: "₹4,720 in cash". */
export const methodWords: Record<Method, string> = {
  upi: 'by UPI',
  bank: 'by bank transfer',
  cash: 'in cash',
  card: 'by card',
  channel: 'by a channel',
}
