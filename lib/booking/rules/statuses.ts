/**
 * The statuses of a booking, and what each of them means:
 * - `next`: the statuses to which a booking can go from it;
 * - `paid`: the payment counts as revenue. The table `bookings` checks the same;
 * - `stay`: `certain` once it is promised, `provisional` while it is kept, `none` if it does not take place;
 * - `mail`: what its guest is written when a booking comes to it.
 */
export const statuses = {
  pending: { next: ['verified', 'rejected'], paid: false, stay: 'provisional', mail: null },
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

/** Returns true if a booking may go from one status to another. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return (statuses[from].next as readonly BookingStatus[]).includes(to)
}

/**
 * Returns the state of the payment that a booking with a status came with; null if it stays as it was: what a guest paid
 * for a stay that was rejected is to be paid back.
 */
export function paymentIn(status: BookingStatus): 'verified' | 'claimed' | null {
  if (statuses[status].paid) return 'verified'
  return takesPlace(status) ? 'claimed' : null
}

/** Returns true if the stay of a booking with a status is to take place: it has a unit, or waits for one. */
export function takesPlace(status: BookingStatus): boolean {
  return statuses[status].stay !== 'none'
}
