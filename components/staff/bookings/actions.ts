import { type Movable, moveProblem } from '#lib/booking/rules/moves.ts'
import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import { type BookingStatus, statuses, takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'

export type Action = {
  /** The status to which it leads; `payment`: to the form that records money, which verifies the booking. */
  to: BookingStatus | 'payment'
  label: string
  /** True for the next step of a booking; the others lead back or out. */
  main: boolean
  /** False where it is shown, but cannot be chosen: the booking's present status, or what its ledger forbids. */
  possible: boolean
  /** Why it cannot be chosen; null where its name says it. */
  why: string | null
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

type Decided = Movable & { cancelled_because: CancelReason | null }

/**
 * Returns the actions for a booking: Verify Payment until it is verified, or Record a payment where nothing was claimed;
 * Confirm booking after that; Set to pending and Reject always. A stay that was cancelled has no next step.
 */
export function actionsOf(booking: Decided): Action[] {
  const isOver = booking.status === 'rejected' && booking.cancelled_because !== null
  const all = offered.flatMap(({ always, ...action }) => {
    const problem = moveProblem(booking, action.to)
    if (problem?.code === 'nothing_to_verify') return recordInstead(booking)
    if (problem && !always) return []
    const label = isComingBack(booking, action.to) ? 'Bring it back' : action.label
    return [{ ...action, label, possible: !problem, why: problem?.message ?? null }]
  })
  const next = isOver ? undefined : all.find(({ main }) => main)
  return all.map((action) => ({ ...action, main: action === next }))
}

function recordInstead({ status }: Decided): Action[] {
  if (status !== 'pending') return []
  return [{ to: 'payment', label: 'Record a payment', main: true, possible: true, why: null }]
}

// What was paid for has been verified already.
function isComingBack({ status, ledger }: Decided, to: BookingStatus): boolean {
  return status === 'rejected' && to === 'verified' && ledger === 'money'
}
