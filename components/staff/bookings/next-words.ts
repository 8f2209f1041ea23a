import { isUnclaimed } from '#lib/booking/rules/moves.ts'
import { reasonWords } from '#lib/booking/rules/rejection.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { daysBetween, formatStayDay } from '#lib/shared/dates.ts'
import { rupees } from '../kit/words.ts'

const t = staffWords('bookings')

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
  const amount = rupees(to_pay)
  if (flags.includes('cancel_asked')) return { next: t('next.cancelAsked'), money: null }
  if (flags.includes('needs_room')) return { next: t('next.needsRoom'), money: dueWords(booking) }
  if (flags.includes('awaits_transfer')) {
    return { next: t('next.transfer', { amount }), money: null }
  }
  if (pay_by !== null) return { next: t('next.link', { amount }), money: null }
  if (isUnclaimed(booking)) return { next: t('next.unpaid', { amount }), money: null }
  if (status === 'pending') return { next: t('next.toCheck', { amount }), money: null }
  if (status === 'verified') return { next: verifiedWords(booking), money: dueWords(booking) }
  return { next: stayWords(booking, today), money: dueWords(booking) }
}

function verifiedWords({ paid, to_pay }: Booking): string {
  return paid < to_pay ? t('next.short', { amount: rupees(to_pay - paid) }) : t('next.paid')
}

function endWords({ cancelled_because: because }: Booking): string {
  return (because && reasonWords[because]) ?? t('next.rejected')
}

function stayWords({ progress, check_in, check_out }: Booking, today: string): string {
  if (progress === 'left') return t('next.left')
  if (progress === 'no_show') return t('next.noShow')
  const first = { days: daysBetween(today, check_in), day: named(check_in) }
  const last = { days: daysBetween(today, check_out), day: named(check_out) }
  if (progress === 'in_house') return t(last.days < 0 ? 'next.overdue' : 'next.leaves', { ...last })
  if (first.days >= 0) return t('next.arrives', { ...first })
  return last.days >= 0
    ? t('next.expected', { day: first.day })
    : t('next.missed', { day: last.day })
}

function named(day: string): string {
  return formatStayDay(day, 'en', { weekday: 'short', day: 'numeric', month: 'short' })
}

function dueWords({ balance, progress }: Booking): string | null {
  if (balance < 0) return t('next.toRefund', { amount: rupees(-balance) })
  if (balance === 0) return null
  return t(progress === 'expected' ? 'next.toCollectOnArrival' : 'next.toCollect', {
    amount: rupees(balance),
  })
}

// Nothing is due for a stay that does not take place.
function backWords({ paid }: Booking): string | null {
  return paid > 0 ? t('next.wasPaid', { amount: rupees(paid) }) : null
}
