import { isUnclaimed } from '#lib/booking/rules/moves.ts'
import { reasonWords } from '#lib/booking/rules/rejection.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { daysBetween, formatStayDay } from '#lib/shared/dates.ts'
import { count, rupees } from '../kit/words.ts'

type Booking = Pick<
  StaffBooking,
  | 'status'
  | 'cancelled_because'
  | 'progress'
  | 'flags'
  | 'check_in'
  | 'check_out'
  | 'to_pay'
  | 'pay_by'
  | 'paid'
  | 'balance'
  | 'ledger'
>

/** Returns what is next with a booking, in one sentence, and the money that is due with it; null if none is. */
export function nextWords(booking: Booking, today: string): { next: string; money: string | null } {
  const { status, flags, to_pay, pay_by } = booking
  if (status === 'rejected') return { next: endWords(booking), money: backWords(booking) }
  if (flags.includes('cancel_asked')) return { next: 'The guest has asked to cancel', money: null }
  if (flags.includes('needs_room')) return { next: 'Needs a room', money: dueWords(booking) }
  if (flags.includes('awaits_transfer')) {
    return { next: `Waiting for a transfer of ${rupees(to_pay)}`, money: null }
  }
  if (pay_by !== null) return { next: `Waiting for ${rupees(to_pay)} by payment link`, money: null }
  if (isUnclaimed(booking)) {
    return { next: `Nothing paid yet, ${rupees(to_pay)} due`, money: null }
  }
  if (status === 'pending') return { next: `${rupees(to_pay)} to check in the bank`, money: null }
  if (status === 'verified') return { next: verifiedWords(booking), money: dueWords(booking) }
  return { next: stayWords(booking, today), money: dueWords(booking) }
}

function verifiedWords({ paid, to_pay }: Booking): string {
  return paid < to_pay
    ? `${rupees(to_pay - paid)} short, so not confirmed yet`
    : 'Paid, but not confirmed yet'
}

function endWords({ cancelled_because: because }: Booking): string {
  return (because && reasonWords[because]) ?? 'Rejected: no stay'
}

function stayWords({ progress, check_in, check_out }: Booking, today: string): string {
  if (progress === 'left') return 'Checked out'
  if (progress === 'no_show') return 'No-show'
  if (progress === 'in_house') return `In house, ${leaving(check_out, today)}`
  if (check_in >= today) return `Arrives ${onDay(check_in, today)}`
  return check_out >= today
    ? `Expected since ${named(check_in)}`
    : `Was due to stay until ${named(check_out)}`
}

function leaving(day: string, today: string): string {
  return day < today ? `check-out was due on ${named(day)}` : `leaves ${onDay(day, today)}`
}

function onDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days < 2) return days === 0 ? 'today' : 'tomorrow'
  return `on ${named(day)}, in ${count(days, 'day')}`
}

function named(day: string): string {
  return formatStayDay(day, 'en', { weekday: 'short', day: 'numeric', month: 'short' })
}

function dueWords({ balance, progress }: Booking): string | null {
  if (balance < 0) return `${rupees(-balance)} to refund`
  if (balance === 0) return null
  return `${rupees(balance)} to collect${progress === 'expected' ? ' on arrival' : ''}`
}

// Nothing is due for a stay that does not take place.
function backWords({ paid }: Booking): string | null {
  return paid > 0 ? `${rupees(paid)} was paid` : null
}
