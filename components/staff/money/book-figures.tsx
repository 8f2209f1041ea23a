import type { DayBook } from '#lib/reports/schema/day-book.ts'
import { count } from '../words.ts'
import { Figure, FigureRow } from './figure.tsx'

/** The sums of the days: received, refunded and the rest. */
export function BookFigures({ totals }: { totals: DayBook['totals'] }) {
  const { received, refunded, payments, refunds } = totals
  return (
    <FigureRow label="Figures">
      <Figure amount={received} help={count(payments, 'payment')} name="Received" />
      <Figure amount={refunded} help={count(refunds, 'refund')} name="Refunded" />
      <Figure
        amount={Math.round((received - refunded) * 100) / 100}
        help="received less refunded"
        name="Kept"
      />
    </FigureRow>
  )
}
