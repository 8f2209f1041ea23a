type Way = {
  /** As staff and accountants read it. */
  name: string
  /** The same behind a sum or a verb: "₹4,720 in cash". */
  words: string
  /** The number of a payment: the bank's UTR, which statements have; one that staff call by this name; or null. */
  number: string | null
  /** What guests send with a booking that they pay this way: a screenshot, or nothing until the money has come. Missing if they can't pay so. */
  shows?: 'screenshot' | 'nothing'
  /** True where another site has the money: that site gives it back itself. The function `owe_back` in SQL says the same. */
  isElsewhere?: true
}

/** The ways in which money moves, in the order of the books: a UPI app, bank to bank, cash, a card, or a channel that sold the stay. */
export const ways = {
  upi: { name: 'UPI', words: 'by UPI', number: 'UTR', shows: 'screenshot' },
  bank: { name: 'Bank', words: 'by bank transfer', number: 'UTR', shows: 'nothing' },
  cash: { name: 'Cash', words: 'in cash', number: null },
  card: { name: 'Card', words: 'by card', number: 'Last four digits' },
  channel: {
    name: 'Booking site',
    words: 'through a booking site',
    number: 'Booking site’s reference',
    isElsewhere: true,
  },
} as const satisfies Record<string, Way>
export type Method = keyof typeof ways

/** The ways that staff record, in the order in which guests at the desk pay. */
export const recordedByStaff = [
  'upi',
  'cash',
  'bank',
  'card',
  'channel',
] as const satisfies Method[]

export function methodsWith(fits: (way: Way) => boolean): Method[] {
  return methods.filter((method) => fits(ways[method]))
}

export const methods = Object.keys(ways) as [Method, ...Method[]]

/** The ways by which guests can book. */
export const guestMethods = methodsWith(({ shows }) => shows !== undefined) as [
  GuestMethod,
  ...GuestMethod[],
]
export type GuestMethod = {
  [Name in Method]: (typeof ways)[Name] extends { shows: string } ? Name : never
}[Method]

/** Returns true of a way in which money moves that has a bank's transaction number. */
export function hasUtr(method: Method): boolean {
  return ways[method].number === 'UTR'
}

/** Returns what staff call the number that a way has beside a UTR; null if it has none. */
export function otherNumber(method: Method): string | null {
  return hasUtr(method) ? null : ways[method].number
}

/** Returns true of a way by which another site has the money: that site gives it back itself. */
export function isElsewhere(method: Method): boolean {
  return 'isElsewhere' in ways[method]
}

/** Returns true of a way whose guests send a screenshot with their booking. */
export function hasScreenshot(method: GuestMethod): boolean {
  return ways[method].shows === 'screenshot'
}
