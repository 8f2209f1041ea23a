import type { Method } from '../../payments/schema/methods.ts'
import { toPaise } from '../../shared/money.ts'
import type { BookEntry, BookSums } from '../schema/day-book.ts'

/** Returns the sums of entries, in rupees, exact to the paisa. */
export function bookSums(entries: readonly BookEntry[]): BookSums {
  const sum = (fits: (entry: BookEntry) => boolean) =>
    entries.reduce((paise, entry) => paise + (fits(entry) ? toPaise(entry.amount) : 0), 0) / 100
  const received = ({ direction }: BookEntry) => direction === 'received'
  const by = (wanted: Method) => sum((entry) => received(entry) && entry.method === wanted)
  return {
    by: {
      upi: by('upi'),
      bank: by('bank'),
      cash: by('cash'),
      card: by('card'),
      channel: by('channel'),
    },
    received: sum(received),
    refunded: sum((entry) => !received(entry)),
  }
}
