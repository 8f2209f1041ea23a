'use client'

import { useState } from 'react'
import type { DayBook } from '#lib/reports/schema/day-book.ts'
import { count } from '../kit/words.ts'
import { CashDialog } from './cash-dialog.tsx'
import { Figure, FigureRow } from './figure.tsx'

type BookFiguresProps = { book: DayBook; onChange: () => void }

/** The sums of the days, received, refunded and the rest, and the cash that is at the desk now. */
export function BookFigures({ book: { totals, cash, today }, onChange }: BookFiguresProps) {
  const { received, refunded, payments, refunds } = totals
  const [asking, setAsking] = useState(false)
  return (
    <>
      <FigureRow label="Figures">
        <Figure amount={received} help={count(payments, 'payment')} name="Received" />
        <Figure amount={refunded} help={count(refunds, 'refund')} name="Refunded" />
        <Figure
          amount={Math.round((received - refunded) * 100) / 100}
          help="received less refunded"
          name="Kept"
        />
        <Figure
          amount={cash.at_desk}
          help={
            <button
              className="staff-link no-print -my-3 inline-flex min-h-11 items-center font-semibold"
              onClick={() => setAsking(true)}
              type="button"
            >
              Taken to the bank…
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
