import type { ReportMoney } from '#lib/reports/schema/report.ts'
import { count } from '../kit/words.ts'
import { Figure, FigureRow } from '../money/figure.tsx'

/** The money of a range, apart from its revenue: what came and went on these days, and the balances now. */
export function MoneyFigures({ money }: { money: ReportMoney }) {
  return (
    <FigureRow label="Money">
      <Figure
        amount={money.received}
        help={`${count(money.payments, 'payment')} on these days`}
        name="Received"
      />
      <Figure
        amount={money.refunded}
        help={`${count(money.refunds, 'refund')} on these days`}
        name="Refunded"
      />
      <Figure
        amount={money.owed}
        help={`now, for ${count(money.bookings_owing, 'booking')}`}
        name="Still owed"
      />
    </FigureRow>
  )
}
