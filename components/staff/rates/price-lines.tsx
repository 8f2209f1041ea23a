import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { rupees } from '../kit/words.ts'
import { nightDay } from './words.ts'

/** A quote, line by line: nights with what set their prices, extra guests, discounts, the sum and the tax in it. */
export function PriceLines({ quote }: { quote: WireQuote }) {
  const { nights, extras, lines, discount, total, base, gst, deposit } = quote
  return (
    <dl className="num grid gap-2.5 text-sm">
      {nights.map(({ date, price, because, season }) => (
        <Line
          key={date}
          name={
            <>
              {nightDay(date)}
              {because !== 'usual' && (
                <span
                  className={`ms-2 rounded-[6px] px-1.5 py-0.5 font-semibold text-xs ${because === 'season' ? 'bg-turmeric-tint text-turmeric-ink' : 'bg-rice text-ink'}`}
                >
                  {season ?? 'Its own price'}
                </span>
              )}
            </>
          }
          value={rupees(price)}
        />
      ))}
      {extras.map(({ words, amount }) => (
        <Line key={words} name={words} value={rupees(amount)} />
      ))}
      {lines
        .filter(({ kind }) => kind === 'limit')
        .map(({ words, amount }) => (
          <Line key={words} name={words} value={rupees(amount)} />
        ))}
      {discount && <Line name={discount.words} value={`− ${rupees(discount.amount)}`} />}
      <div className="flex items-baseline justify-between gap-3 border-ink border-t-[1.5px] pt-2.5">
        <dt className="font-semibold">Guest pays</dt>
        <dd className="heading text-title">{rupees(total)}</dd>
      </div>
      {gst > 0 && <Line name={`Before tax ${rupees(base)}, GST ${rupees(gst)}`} value="" />}
      <Line name="Deposit, 25%" value={rupees(deposit)} />
    </dl>
  )
}

function Line({ name, value }: { name: React.ReactNode; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="shrink-0 font-medium">{value}</dd>
    </div>
  )
}
