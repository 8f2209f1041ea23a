import { isReadyToConfirm, type Movable, moveProblem } from '#lib/booking/rules/moves.ts'
import type { CancelReason } from '#lib/booking/rules/rejection.ts'
import { type BookingStatus, statuses, takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { toPaise } from '#lib/shared/money.ts'

const t = staffWords('booking')

/** What a decision makes of a booking: a status, or verified and confirmed in one step. */
export type Step = BookingStatus | 'verified_and_confirmed'

export type Action = {
  /** Where it leads; `payment`: to the form that records money, which verifies the booking. */
  to: Step | 'payment'
  label: string
  /** True for the next step of a booking; the others lead back or out. */
  main: boolean
  /** False where it is shown, but cannot be chosen: the booking's present status, or what its ledger forbids. */
  possible: boolean
  /** Why it cannot be chosen; null where its name says it. */
  why: string | null
}

const offered: { to: BookingStatus; main: boolean; always: boolean }[] = [
  { to: 'verified', main: true, always: false },
  { to: 'confirmed', main: true, always: false },
  { to: 'pending', main: false, always: true },
  { to: 'rejected', main: false, always: true },
]

/**
 * Returns true for a stay that is paid for, if only in part: its way out is to cancel it, which says what is given back.
 * A rejection would give nothing.
 */
export function endsByCancelling({ status, paid }: Pick<StaffBooking, 'status' | 'paid'>): boolean {
  return takesPlace(status) && (statuses[status].paid || paid > 0)
}

type Payable = Pick<StaffBooking, 'status' | 'unit' | 'flags' | 'to_pay' | 'paid'>

/** Returns true for a booking that is confirmed at once if so many rupees are verified: its room is kept, and nothing is left to decide. */
export function isConfirmedBy(booking: Payable, amount: number): boolean {
  const { status, unit, flags, to_pay, paid } = booking
  const asked = { hasUnit: unit !== null, asksToCancel: flags.includes('cancel_asked') }
  const sums = { nowPaise: toPaise(to_pay), paidPaise: toPaise(paid) + toPaise(amount) }
  return (status === 'pending' || status === 'verified') && isReadyToConfirm({ ...asked, ...sums })
}

type Decided = Movable &
  Payable & { cancelled_because: CancelReason | null; claimed_amount: number | null }

/** Returns true for a pending booking that its guest's claim confirms, see {@link isConfirmedBy}. */
export function isConfirmedByClaim(booking: Decided): boolean {
  const { status, ledger, claimed_amount: claimed } = booking
  return (
    status === 'pending' &&
    ledger === 'claim' &&
    claimed !== null &&
    isConfirmedBy(booking, claimed)
  )
}

/**
 * Returns the actions for a booking. Until it's verified: Verify Payment, preceded by Verify and confirm if its claim is all
 * that's missing, or Record a payment if nothing was claimed. Then Confirm booking. Set to pending and Reject always. A stay that
 * was cancelled has no next step.
 */
export function actionsOf(booking: Decided): Action[] {
  const isOver = booking.status === 'rejected' && booking.cancelled_because !== null
  const listed = offered.flatMap(({ always, ...action }) => {
    const problem = moveProblem(booking, action.to)
    if (problem?.code === 'nothing_to_verify') return recordInstead(booking)
    if (problem && !always) return []
    const name = isComingBack(booking, action.to) ? 'restore' : action.to
    return [
      {
        ...action,
        label: t(`decisions.${name}`),
        possible: !problem,
        why: problem?.message ?? null,
      },
    ]
  })
  const all = isConfirmedByClaim(booking) ? [nextStep('verified_and_confirmed'), ...listed] : listed
  const next = isOver ? undefined : all.find(({ main }) => main)
  return all.map((action) => ({ ...action, main: action === next }))
}

function recordInstead({ status }: Decided): Action[] {
  return status === 'pending' ? [nextStep('payment')] : []
}

function nextStep(to: 'verified_and_confirmed' | 'payment'): Action {
  return { to, label: t(`decisions.${to}`), main: true, possible: true, why: null }
}

// What was paid for has been verified already.
function isComingBack({ status, ledger }: Decided, to: BookingStatus): boolean {
  return status === 'rejected' && to === 'verified' && ledger === 'money'
}
