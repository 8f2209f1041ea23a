/**
 * The statuses of a booking, and what each of them means:
 * - `next`: the statuses to which a booking can go from it, where nothing else is in the way, see `moveProblem`;
 * - `paid`: the payment counts as revenue; `is_paid` in SQL;
 * - `stay`: `certain` once it is promised, `provisional` while it is kept, `none` if it does not take place; `takes_place` in SQL
 *   is true of the first two;
 * - `mail`: what its guest is written when a booking comes to it.
 */
export const statuses = {
  pending: {
    next: ['verified', 'confirmed', 'rejected'],
    paid: false,
    stay: 'provisional',
    mail: null,
  },
  verified: {
    next: ['confirmed', 'pending', 'rejected'],
    paid: true,
    stay: 'provisional',
    mail: 'verified',
  },
  confirmed: { next: ['pending', 'rejected'], paid: true, stay: 'certain', mail: 'confirmed' },
  rejected: { next: ['pending', 'verified'], paid: false, stay: 'none', mail: 'rejected' },
} as const

export type BookingStatus = keyof typeof statuses

/** The names of all statuses, for a schema. */
export const statusNames = Object.keys(statuses) as [BookingStatus, ...BookingStatus[]]

/** Returns true if the stay of a booking with a status is to take place: it has a unit, or waits for one. */
export function takesPlace(status: BookingStatus): boolean {
  return statuses[status].stay !== 'none'
}
