/** The ways in which money moves: a UPI app, bank to bank, cash, a card, or a channel that sold the stay. */
export const methods = ['upi', 'bank', 'cash', 'card', 'channel'] as const
export type Method = (typeof methods)[number]

/** Returns true of a way in which money moves that has a bank's transaction number. */
export function hasUtr(method: Method): boolean {
  return method === 'upi' || method === 'bank'
}
