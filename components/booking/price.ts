import type { Priced } from '#lib/rates/rules/price-lines.ts'
import { pricedOf, type WirePriced } from '#lib/rates/schema/priced.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'

/** The price of a stay as a guest is told it, in paise with tax. */
export type StayPrice = {
  /** All that the total is made of; empty while only the sum is known. */
  charges: Priced[]
  /** The seasons that set prices, by night. */
  seasons: Record<IsoDate, string>
  totalPaise: number
}

/** A price that isn't known yet. */
export const emptyPrice: StayPrice = { charges: [], seasons: {}, totalPaise: 0 }

/** Returns a price of the answer about it. */
export function priceOfQuote({ nights, lines, total }: WireQuote): StayPrice {
  const named = nights.flatMap(({ date, season }) => (season ? [[date, season] as const] : []))
  return priceOfLines(lines, total, Object.fromEntries(named))
}

/** Returns a price of its lines and its total in rupees. */
export function priceOfLines(
  lines: readonly WirePriced[],
  total: number,
  seasons: StayPrice['seasons'] = {},
): StayPrice {
  return { charges: lines.map(pricedOf), seasons, totalPaise: toPaise(total) }
}
