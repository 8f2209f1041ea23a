import type { DayBook } from '#lib/reports/schema/day-book.ts'
import { count, rupees } from '../words.ts'

/** The sums of the days: received, refunded and the rest. */
export function BookFigures({ totals }: { totals: DayBook['totals'] }) {
  const { received, refunded, payments, refunds } = totals
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 overflow-clip rounded-staff border border-edge bg-card sm:grid-cols-3"
    >
      <Figure amount={received} help={count(payments, 'payment')} name="Received" />
      <Figure amount={refunded} help={count(refunds, 'refund')} name="Refunded" />
      <Figure
        amount={Math.round((received - refunded) * 100) / 100}
        help="received less refunded"
        name="Kept"
      />
    </section>
  )
}

function Figure({ name, amount, help }: { name: string; amount: number; help: string }) {
  return (
    <div className="border-edge p-4 not-first:border-s max-sm:last:col-span-2 max-sm:last:border-s-0 max-sm:last:border-t lg:px-5">
      <p className="font-medium text-ink-2 text-xs">{name}</p>
      <p className="heading mt-1 whitespace-nowrap text-title">{rupees(amount)}</p>
      <p className="num mt-1 text-ink-2 text-xs">{help}</p>
    </div>
  )
}
