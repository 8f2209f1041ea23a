'use client'

import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { Fragment, useState } from 'react'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { methods, ways } from '#lib/payments/rules/methods.ts'
import type { BookEntry, BookSums, DayBook } from '#lib/reports/schema/day-book.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { count, instantTime, rupees } from '../kit/words.ts'
import { BankMark } from './bank-mark.tsx'
import { bookDay, entryWords, leaving } from './book-words.ts'

const t = staffWords('money')

const pad = 'px-2 first:ps-4 last:pe-2'
const cell = `border-rule border-b py-1 ${pad}`
const figure = `${cell} num whitespace-nowrap text-end`
const columns = () => [
  t('book.day'),
  ...methods.map((method) => ({ name: ways[method].name, end: true })),
  { name: t('book.received'), end: true },
  { name: t('book.refunded'), end: true },
  { name: t('book.entries'), silent: true },
]

export function BookTable({ book }: { book: DayBook }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ListTable caption={t('book.caption')} columns={columns()} pad={pad}>
      {book.days.map(({ day, entries, ...sums }) => (
        <Fragment key={day}>
          <tr className={`h-[46px] ${open === day ? 'bg-picked' : ''}`}>
            <th className={`${cell} whitespace-nowrap text-start font-semibold`} scope="row">
              {bookDay(day)}
              {day === book.today && (
                <span className="block font-normal text-ink-2">{t('book.soFar')}</span>
              )}
            </th>
            <SumCells sums={sums} />
            <td className={cell}>
              <button
                aria-expanded={open === day}
                aria-label={t('book.entriesOf', { count: entries.length, day: bookDay(day) })}
                className="icon-button"
                onClick={() => setOpen(open === day ? null : day)}
                type="button"
              >
                <ChevronDown className={open === day ? 'rotate-180' : ''} size={18} />
              </button>
            </td>
          </tr>
          {open === day && entries.map((entry) => <EntryRow entry={entry} key={entry.id} />)}
        </Fragment>
      ))}
      <tr className="h-[46px] bg-band font-semibold">
        <th className={`${cell} text-start`} scope="row">
          {count(book.days.length, 'day')}
        </th>
        <SumCells sums={book.totals} />
        <td className={cell} />
      </tr>
    </ListTable>
  )
}

function SumCells({ sums: { by, received, refunded } }: { sums: BookSums }) {
  return (
    <>
      {methods.map((method) => (
        <td className={figure} key={method}>
          {by[method] === 0 ? '–' : rupees(by[method])}
        </td>
      ))}
      <td className={`${figure} font-semibold`}>{received === 0 ? '–' : rupees(received)}</td>
      <td className={figure}>{leaving(refunded)}</td>
    </>
  )
}

function EntryRow({ entry }: { entry: BookEntry }) {
  const { full_name, reference, amount, direction, verified_at, verified_by } = entry
  return (
    <tr className="bg-hot">
      <td className={`${cell} num whitespace-nowrap text-ink-2`}>{instantTime(verified_at)}</td>
      <td className={cell} colSpan={2}>
        <span className="me-3">{entryWords(entry)}</span>
        <BankMark entry={entry} />
      </td>
      <td className={cell} colSpan={3}>
        <Link
          className="staff-link wrap-anywhere inline-flex min-h-11 items-center"
          href={staffBookingPath(reference)}
        >
          {full_name}, {reference}
        </Link>
      </td>
      <td className={`${figure} font-semibold`}>
        {direction === 'received' ? rupees(amount) : leaving(amount)}
      </td>
      <td className={`${cell} wrap-anywhere text-ink-2`} colSpan={2}>
        {verified_by}
      </td>
    </tr>
  )
}
