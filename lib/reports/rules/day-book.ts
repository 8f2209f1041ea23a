import { type Method, methods } from '../../payments/rules/methods.ts'
import { toPaise } from '../../shared/money.ts'
import type { BookEntry, BookSums } from '../schema/day-book.ts'

/** Returns the sums of entries, in rupees, exact to the paisa. */
export function bookSums(entries: readonly BookEntry[]): BookSums {
  const sum = (fits: (entry: BookEntry) => boolean) =>
    entries.reduce((paise, entry) => paise + (fits(entry) ? toPaise(entry.amount) : 0), 0) / 100
  const received = ({ direction }: BookEntry) => direction === 'received'
  const by = (wanted: Method) => sum((entry) => received(entry) && entry.method === wanted)
  return {
    by: Object.fromEntries(methods.map((method) => [method, by(method)])) as BookSums['by'],
    received: sum(received),
    refunded: sum((entry) => !received(entry)),
  }
}
