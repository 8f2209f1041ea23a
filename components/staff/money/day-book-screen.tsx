'use client'

import type { ChosenDays } from '#lib/reports/client/report.ts'
import type { DayBook } from '#lib/reports/schema/day-book.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { BookCards } from './book-cards.tsx'
import { BookFigures } from './book-figures.tsx'
import { BookTable } from './book-table.tsx'
import { BookTools } from './book-tools.tsx'
import { Owed } from './owed.tsx'
import { useDayBook } from './use-day-book.ts'

type DayBookScreenProps = { first: First<DayBook, ChosenDays>; phone: boolean }

/** The money that was received and paid back, day by day, and what is still to come in. */
export function DayBookScreen({ first, phone }: DayBookScreenProps) {
  const desk = useDayBook(first)
  const { value: book, loading, failed, refresh } = desk.list
  const { owed, owed_back: back, today } = book
  const isEmpty = book.days.length === 0
  return (
    <ByWindow phone={phone}>
      {(wide) => (
        <div className="grid gap-[18px] p-4 lg:p-6 xl:px-8">
          <BookTools desk={desk} />
          {failed && <ListFailed className="" onRetry={refresh} stale what="day book" />}
          <div
            aria-busy={loading}
            className={`grid items-start gap-[18px] xl:grid-cols-[minmax(0,1fr)_340px] ${loading ? 'opacity-60' : ''}`}
          >
            <div className="grid min-w-0 gap-[18px]">
              <BookFigures book={book} onChange={() => void refresh()} />
              <section
                aria-label="Days"
                className="overflow-clip rounded-staff border border-edge bg-card"
              >
                <LiveWords className="*:border-t-0">
                  {isEmpty && (
                    <NothingFound
                      help="Payments stand here once somebody has verified them."
                      text="No money moved on these days"
                    />
                  )}
                </LiveWords>
                {!isEmpty && (wide ? <BookTable book={book} /> : <BookCards book={book} />)}
              </section>
            </div>
            <div className="grid min-w-0 gap-[18px]">
              <Owed
                empty="Nothing is owed."
                onChange={() => void refresh()}
                foot="Balances of verified and confirmed bookings, the earliest departure first."
                rows={owed}
                title="Still to come in"
                today={today}
              />
              {back.length > 0 && (
                <Owed
                  empty=""
                  onChange={() => void refresh()}
                  foot="Paid for bookings that were rejected, or more than was due."
                  rows={back}
                  title="To be paid back"
                  today={today}
                />
              )}
            </div>
          </div>
        </div>
      )}
    </ByWindow>
  )
}
