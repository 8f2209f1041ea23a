import type { Method } from '../schema.ts'

/** The names of the ways in which money moves, as staff and accountants read them. */
export const methodNames: Record<Method, string> = {
  upi: 'UPI',
  bank: 'Bank',
  cash: 'Cash',
  card: 'Card',
  channel: 'Channel',
}
