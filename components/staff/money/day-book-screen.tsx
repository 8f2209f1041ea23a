'use client'

import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ChosenDays } from '#lib/reports/client/report.ts'
import type { DayBook } from '#lib/reports/schema/day-book.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { Figure, FigureRow } from '../kit/figure.tsx'
import { ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { count } from '../kit/words.ts'
import { BookCards } from './book-cards.tsx'
import { BookTable } from './book-table.tsx'
import { BookTools } from './book-tools.tsx'
import { CashDialog } from './cash-dialog.tsx'
import { Owed } from './owed.tsx'
import { useDayBook } from './use-day-book.ts'

const t = staffWords('money')

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
                aria-label={t('book.days')}
                className="overflow-clip rounded-staff border border-edge bg-card"
              >
                <LiveWords className="*:border-t-0">
                  {isEmpty && <NothingFound help={t('book.noneHelp')} text={t('book.none')} />}
                </LiveWords>
                {!isEmpty && (wide ? <BookTable book={book} /> : <BookCards book={book} />)}
              </section>
            </div>
            <div className="grid min-w-0 gap-[18px]">
              <Owed
                empty={t('owed.none')}
                onChange={() => void refresh()}
                foot={t('owed.foot')}
                rows={owed}
                title={t('owed.title')}
                today={today}
              />
              {back.length > 0 && (
                <Owed
                  empty=""
                  onChange={() => void refresh()}
                  foot={t('owed.refundsFoot')}
                  rows={back}
                  title={t('owed.refunds')}
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
      <FigureRow label={t('book.totals')}>
        <Figure amount={received} help={count(payments, 'payment')} name={t('book.received')} />
        <Figure amount={refunded} help={count(refunds, 'refund')} name={t('book.refunded')} />
        <Figure
          amount={Math.round((received - refunded) * 100) / 100}
          help={t('book.netHelp')}
          name={t('book.net')}
        />
        <Figure
          amount={cash.at_desk}
          help={
            <button
              className="staff-link no-print -my-3 inline-flex min-h-11 items-center font-semibold"
              onClick={() => setAsking(true)}
              type="button"
            >
              {t('cash.take')}
            </button>
          }
          name={t('cash.name')}
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
