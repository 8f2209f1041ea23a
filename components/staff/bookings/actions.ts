import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import { type BookingStatus, canMove, statuses, takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'

export type Action = {
  to: BookingStatus
  label: string
  /** True for the next step of a booking; the others lead back or out. */
  main: boolean
  /** False for the booking's present status: it is shown, but cannot be chosen. */
  possible: boolean
}

const offered: { to: BookingStatus; label: string; main: boolean; always: boolean }[] = [
  { to: 'verified', label: 'Verify Payment', main: true, always: false },
  { to: 'confirmed', label: 'Confirm booking', main: true, always: false },
  { to: 'pending', label: 'Set to pending', main: false, always: true },
  { to: 'rejected', label: 'Reject', main: false, always: true },
]

/**
 * Returns true for a stay that is paid for, if only in part: its way out is to cancel it, which says what is given back.
 * A rejection would give nothing.
 */
export function endsByCancelling({ status, paid }: Pick<StaffBooking, 'status' | 'paid'>): boolean {
  return takesPlace(status) && (statuses[status].paid || paid > 0)
}

/**
 * Returns the actions for a status: Verify Payment until it is verified, Confirm booking once it is, Set to
 * pending and Reject always. A stay that was cancelled has no next step.
 */
export function actionsOf(status: BookingStatus, cancelled: CancelReason | null = null): Action[] {
  const isOver = status === 'rejected' && cancelled !== null
  return offered
    .map((action) => ({
      ...action,
      main: action.main && !isOver,
      possible: canMove(status, action.to),
    }))
    .filter((action) => action.always || action.possible)
}
