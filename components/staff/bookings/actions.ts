import { type BookingStatus, canMove } from '#lib/booking/rules.ts'

export type Action = {
  to: BookingStatus
  label: string
  /** The next step of a booking's way; the others lead back or out. */
  main: boolean
  /** A status that the booking has already cannot be chosen, and is still shown. */
  possible: boolean
}

const offered: { to: BookingStatus; label: string; main: boolean; always: boolean }[] = [
  { to: 'verified', label: 'Verify Payment', main: true, always: false },
  { to: 'confirmed', label: 'Confirm booking', main: true, always: false },
  { to: 'pending', label: 'Pending', main: false, always: true },
  { to: 'rejected', label: 'Reject', main: false, always: true },
]

/**
 * What can be done with a booking of this status: Verify Payment until it is verified, Confirm booking once
 * it is, Pending and Reject always.
 */
export function actionsOf(status: BookingStatus): Action[] {
  return offered
    .map((action) => ({ ...action, possible: canMove(status, action.to) }))
    .filter((action) => action.always || action.possible)
}
