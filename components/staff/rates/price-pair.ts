import { priceOfCharges } from '#lib/booking/rules/charges.ts'
import { ratePerNight } from '#lib/rooms/rules.ts'
import { parseRupees, toRupees, typedRupees } from '#lib/shared/money.ts'

/** A price as it is typed: with tax, and before it. Both are one fact. */
export type TypedPrice = { price: string; base: string }

/** Returns the pair for a price with tax; `base` is empty while `price` is no amount. */
export function fromPrice(price: string, gstPercent: number): TypedPrice {
  const paise = parseRupees(price)
  if (paise === null) return { price, base: '' }
  return { price, base: typedRupees(toRupees(priceOfCharges([{ paise, gstPercent }]).basePaise)) }
}

/** Returns the pair for a price before tax. */
export function fromBase(base: string, gstPercent: number): TypedPrice {
  const paise = parseRupees(base)
  return {
    base,
    price: paise === null ? '' : typedRupees(toRupees(ratePerNight(paise, gstPercent))),
  }
}

/** Returns the pair for a number of rupees with tax; both are empty for null. */
export function pairOf(rupees: number | null, gstPercent: number): TypedPrice {
  return rupees === null ? { price: '', base: '' } : fromPrice(typedRupees(rupees), gstPercent)
}

/** Returns the tax of a pair in paise, or null while either is no amount. */
export function taxOf({ price, base }: TypedPrice): number | null {
  const [with_, without] = [parseRupees(price), parseRupees(base)]
  return with_ === null || without === null ? null : with_ - without
}
