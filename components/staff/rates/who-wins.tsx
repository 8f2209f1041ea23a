import { PencilLine } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '#components/ui/button.tsx'
import { gapOf, lawOn } from '#lib/gst/rules/law.ts'
import { toRupees } from '#lib/shared/money.ts'
import { Card } from '../kit/card.tsx'
import { count, rupees } from '../kit/words.ts'
import { linesOf } from './price-order.ts'
import { pairOf } from './price-pair.ts'
import type { RatesDesk } from './use-rates.ts'

/** The lines that can set the price of a night, in their order: the last one that fits wins. */
export function WhoWins({ desk }: { desk: RatesDesk }) {
  const { rate, gst_rate } = desk.list.value.room
  const { base } = pairOf(rate, gst_rate)
  const nights = [...desk.nights.values()].filter(({ date }) =>
    date.startsWith(desk.month.slice(0, 7)),
  )
  const lines = linesOf(desk.list.value.seasons, nights)
  const own = nights.filter((night) => night.own)
  const first = {
    key: 'usual',
    name: 'Usual price',
    about: gst_rate === 0 ? 'Every night' : `${rupees(Number(base))} before tax`,
    price: rate,
  }
  const last = {
    key: 'own',
    name: 'A day of its own',
    about: own.length === 0 ? 'None this month' : `${count(own.length, 'day')} this month`,
    price: null,
  }
  return (
    <Card title="How a night gets its price">
      <ol className="num">
        {[first, ...lines, last].map(({ key, name, about, price }, at) => (
          <li
            className="grid grid-cols-[28px_1fr_auto] items-center gap-3 border-rule border-t px-4 py-2.5 lg:px-5"
            key={key}
          >
            <span className="grid size-[26px] place-items-center rounded-full bg-rice font-semibold text-xs">
              {at + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold text-sm">{name}</span>
              <span className="block text-ink-2 text-xs">{about}</span>
            </span>
            <span className="font-semibold text-sm">{price === null ? '–' : rupees(price)}</span>
          </li>
        ))}
      </ol>
      {gst_rate === null && <Limit />}
      <div className="border-rule border-t px-4 py-3 lg:px-5">
        <p className="text-sm">The last line that fits wins.</p>
        <Link
          className={`mt-2.5 ${buttonClass({ kind: 'outline', size: 'small', wide: true })}`}
          href="/app/rates/seasons#usual"
        >
          <PencilLine aria-hidden="true" size={18} />
          Change the usual prices
        </Link>
      </div>
      <p className="border-rule border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
        Press the first day, then the last, to change them; with Ctrl add single days. On the
        keyboard: arrows, Shift and arrows, Enter.
      </p>
    </Card>
  )
}

function Limit() {
  const { upTo, lower, higher } = lawOn()
  const { lowest, above } = gapOf()
  return (
    <p className="num border-rule border-t px-4 py-3 text-sm lg:px-5">
      <b className="block font-semibold">GST follows each night’s price</b>
      {lower}% up to {rupees(toRupees(upTo))} before tax, so up to {rupees(toRupees(lowest))} with
      it; {higher}% above, from {rupees(toRupees(above))}. No price is possible in between. Extra
      guests raise a night’s value, discounts lower it.
    </p>
  )
}
