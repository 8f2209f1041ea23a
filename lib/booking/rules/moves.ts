import type { Ledger } from '../../payments/schema/payment.ts'
import { invoiceFirst } from './cancel.ts'
import type { Progress } from './progress.ts'
import type { Source } from './sources.ts'
import { type BookingStatus, statuses } from './statuses.ts'

/** Returns true for a booking that staff promised without asking for money first: it is paid for on arrival, or by another site. */
export function isPromised({ source, payBy }: { source: Source; payBy: Date | null }): boolean {
  return source !== 'site' && payBy === null
}

/** Returns true for a booking without any claimed or recorded payment, so that there's nothing to verify yet. */
export function isUnclaimed({ status, ledger }: Pick<Movable, 'status' | 'ledger'>): boolean {
  return status === 'pending' && ledger === 'none'
}

/** The facts that decide to which status a booking may go. */
export type Movable = {
  status: BookingStatus
  ledger: Ledger
  progress: Progress
  /** True while an invoice of it is not wholly credited. */
  is_invoiced: boolean
  is_promised: boolean
}

/** The facts that decide if a booking can be confirmed; the sum that is paid first and what was paid, in paise. */
type Confirmable = { hasUnit: boolean; asksToCancel: boolean; nowPaise: number; paidPaise: number }

/** Returns true for a booking that needs no further decision: it has a unit, what confirms it is paid, and its guest doesn't ask to cancel. */
export function isReadyToConfirm(booking: Confirmable): boolean {
  const { hasUnit, asksToCancel, nowPaise, paidPaise } = booking
  return hasUnit && !asksToCancel && paidPaise >= nowPaise
}

type Problem = { code: 'illegal_transition' | 'nothing_to_verify'; message?: string }

/**
 * Returns why a booking may not go to a status; null if it may. Its ledger decides if it is verified. A booking whose guest
 * came, that has money in its ledger or an open invoice does not go back to pending and is not rejected: that would deny
 * what happened.
 */
export function moveProblem(booking: Movable, to: BookingStatus): Problem | null {
  const { status, ledger, is_promised } = booking
  const refused = (message?: string): Problem => ({
    code: 'illegal_transition',
    ...(message && { message }),
  })
  if (!(statuses[status].next as readonly BookingStatus[]).includes(to)) return refused()
  if (to === 'confirmed') {
    return status === 'verified' || (is_promised && ledger !== 'claim') ? null : refused()
  }
  if (to === 'verified') return ledger === 'none' ? { code: 'nothing_to_verify' } : null
  const message = factProblem(booking, to)
  return message === null ? null : refused(message)
}

function factProblem(
  { status, ledger, progress, is_invoiced }: Movable,
  to: BookingStatus,
): string | null {
  if (is_invoiced) return invoiceFirst
  if (status === 'rejected') return ledger === 'money' ? comesBackPaid : null
  if (progress === 'in_house') {
    return 'The guests have checked in. To end the stay early, change its dates. To correct a payment, void it in the booking’s payments.'
  }
  if (progress === 'left') {
    return 'The guests have checked out, so the booking keeps its status. To refund something, record a refund.'
  }
  if (ledger !== 'money') return null
  return to === 'rejected' ? cancelInstead : voidInstead
}

const comesBackPaid =
  'This booking has been paid for, so it comes back as verified, not as pending.'
const cancelInstead = 'This booking has been paid for. Cancel it instead, and choose the refund.'
const voidInstead =
  'This booking has been paid for. If the payment was verified by mistake, undo that in the history, or void the payment in the booking’s payments.'
