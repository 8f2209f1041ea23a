import type { BookingStatus } from '#lib/booking/rules/statuses.ts'

/** What the service has acknowledged during a soak, and what it answered that nobody expects. */
export type Ledger = {
  /** By reference: the booking's id, its guest's address and the SHA-256 of the picture that was sent, in hex. */
  bookings: Map<string, { id: string; email: string; sha256: string }>
  /** By the sender's own id. */
  messages: Map<string, { chat: string; body: string }>
  files: Map<string, { chat: string; sha256: string }>
  /** The status that staff were last told a booking has, by its id. */
  statuses: Map<string, BookingStatus>
  /** How often each call was answered in which way: "POST /api/holds 409 room_not_available". */
  answers: Map<string, number>
  faults: string[]
}

export function newLedger(): Ledger {
  return {
    bookings: new Map(),
    messages: new Map(),
    files: new Map(),
    statuses: new Map(),
    answers: new Map(),
    faults: [],
  }
}

/** Everything that has been acknowledged so far. */
export function acknowledged({ bookings, messages, files, statuses }: Ledger): number {
  return bookings.size + messages.size + files.size + statuses.size
}
