'use client'

import { useState } from 'react'
import type { ChosenDays } from '#lib/reports/client/report.ts'
import type { DayBook } from '#lib/reports/schema/day-book.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { count } from '../kit/words.ts'
import { BookCards } from './book-cards.tsx'
import { BookTable } from './book-table.tsx'
import { BookTools } from './book-tools.tsx'
import { CashDialog } from './cash-dialog.tsx'
import { Figure, FigureRow } from './figure.tsx'
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
          {failed && <ListFailed className="" onRetry={refresh} stale />}
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
                      help="Payments will appear here once they’re verified."
                      text="No payments on these days"
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
                foot="Balances of verified and confirmed bookings, earliest departure first."
                rows={owed}
                title="Still owed"
                today={today}
              />
              {back.length > 0 && (
                <Owed
                  empty=""
                  onChange={() => void refresh()}
                  foot="Payments for rejected or cancelled bookings, and overpayments."
                  rows={back}
                  title="Refunds owed"
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

type BookFiguresProps = { book: DayBook; onChange: () => void }

function BookFigures({ book: { totals, cash, today }, onChange }: BookFiguresProps) {
  const { received, refunded, payments, refunds } = totals
  const [asking, setAsking] = useState(false)
  return (
    <>
      <FigureRow label="Totals">
        <Figure amount={received} help={count(payments, 'payment')} name="Received" />
        <Figure amount={refunded} help={count(refunds, 'refund')} name="Refunded" />
        <Figure
          amount={Math.round((received - refunded) * 100) / 100}
          help="received minus refunded"
          name="Net received"
        />
        <Figure
          amount={cash.at_desk}
          help={
            <button
              className="staff-link no-print -my-3 inline-flex min-h-11 items-center font-semibold"
              onClick={() => setAsking(true)}
              type="button"
            >
              Take to the bank…
            </button>
          }
          name="Cash at the desk"
        />
      </FigureRow>
      {asking && (
        <CashDialog
          cash={cash}
          onChange={onChange}
          onClose={() => setAsking(false)}
          today={today}
        />
      )}
    </>
  )
}
