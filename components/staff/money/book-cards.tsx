import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { methods, ways } from '#lib/payments/rules/methods.ts'
import type { BookEntry, DayBook } from '#lib/reports/schema/day-book.ts'
import { instantTime, rupees } from '../kit/words.ts'
import { BankMark } from './bank-mark.tsx'
import { bookDay, entryWords, leaving } from './book-words.ts'

const t = staffWords('money')

/** The days for a small screen, the newest first, with only the methods that occurred; a press opens the entries. */
export function BookCards({ book }: { book: DayBook }) {
  return (
    <ul className="num">
      {book.days.map(({ day, entries, by, received, refunded }) => (
        <li className="border-rule not-first:border-t" key={day}>
          <details>
            <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3">
              <span className="font-semibold">
                {bookDay(day)}
                {day === book.today && (
                  <span className="font-normal text-ink-2">, {t('book.soFar')}</span>
                )}
              </span>
              <span className="font-semibold">{rupees(received)}</span>
              <span className="col-span-2 text-ink-2 text-sm">
                {methods
                  .filter((method) => by[method] > 0)
                  .map((method) => `${ways[method].name} ${rupees(by[method])}`)
                  .join(', ')}
              </span>
              {refunded > 0 && (
                <span className="col-span-2 font-medium text-red text-sm">
                  {t('book.refundedSum', { amount: rupees(refunded) })}
                </span>
              )}
            </summary>
            <ul className="bg-hot">
              {entries.map((entry) => (
                <Entry entry={entry} key={entry.id} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: BookEntry }) {
  const { full_name, reference, amount, direction, verified_at, verified_by } = entry
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-rule border-t px-4 py-2.5 text-sm">
      <Link
        className="staff-link wrap-anywhere inline-flex min-h-11 items-center"
        href={staffBookingPath(reference)}
      >
        {full_name}, {reference}
      </Link>
      <span className="font-semibold">
        {direction === 'received' ? rupees(amount) : leaving(amount)}
      </span>
      <span className="wrap-anywhere col-span-2 text-ink-2 text-xs">
        {entryWords(entry)}, {instantTime(verified_at)}, {verified_by}
      </span>
      <span className="col-span-2 text-xs">
        <BankMark entry={entry} />
      </span>
    </li>
  )
}
