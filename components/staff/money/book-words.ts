import { ways } from '#lib/payments/rules/methods.ts'
import { type BookEntry, usualBookDays } from '#lib/reports/schema/day-book.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { rupees } from '../kit/words.ts'

/** Returns "Received in cash" or "Refunded by UPI". */
export function entryWords({ direction, method }: BookEntry): string {
  return `${direction === 'received' ? 'Received' : 'Refunded'} ${ways[method].words}`
}

/** Returns "Sat 10 Oct". */
export function bookDay(day: string): string {
  return formatDay(day, 'en', { weekday: 'short', day: 'numeric', month: 'short' })
}

/** Returns the ranges of days that one press chooses, with their names: usual ones, this month, and the financial year so far. */
export function bookRanges(today: string): { name: string; from: string; to: string }[] {
  const month = formatDay(today, 'en', { month: 'long' })
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)
  return [
    { name: 'Today', from: today, to: today },
    { name: `${usualBookDays} days`, from: '', to: '' },
    { name: month, from: `${today.slice(0, 7)}-01`, to: today },
    { name: 'Since 1 April', from: `${year}-04-01`, to: today },
  ]
}

/** Returns "− ₹5,546" for what left, a dash for nothing. */
export function leaving(amount: number): string {
  return amount === 0 ? '–' : `− ${rupees(amount)}`
}
