import { staffWords } from '#lib/i18n/staff-words.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { type BookEntry, usualBookDays } from '#lib/reports/schema/day-book.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { count, rupees } from '../kit/words.ts'

const t = staffWords('money')

/** Returns "Received in cash" or "Refunded by UPI". */
export function entryWords({ direction, method }: BookEntry): string {
  return t(`entry.${direction}`, { how: ways[method].words })
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
    { name: t('range.today'), from: today, to: today },
    { name: count(usualBookDays, 'day'), from: '', to: '' },
    { name: month, from: `${today.slice(0, 7)}-01`, to: today },
    { name: t('range.year'), from: `${year}-04-01`, to: today },
  ]
}

/** Returns "− ₹5,546" for what left, a dash for nothing. */
export function leaving(amount: number): string {
  return amount === 0 ? '–' : `− ${rupees(amount)}`
}
