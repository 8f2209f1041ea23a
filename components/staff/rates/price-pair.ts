import { gapOf, lawOn, percentByLaw, percentOfPrice } from '#lib/gst/rules/law.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import { ratePerNight } from '#lib/rooms/rules/rate.ts'
import { formatRupees, parseRupees, toRupees, typedRupees } from '#lib/shared/money.ts'

const t = staffWords('rates')

/** A price as it is typed: with tax, and before it. Both are one fact. */
export type TypedPrice = { price: string; base: string }
/** The rate of GST of a room in percent; null for that of the law for each night. */
type Gst = number | null

/** Returns the pair for a price with tax; `base` is empty while `price` is no amount, and where no rate of the law fits it. */
export function fromPrice(price: string, gst: Gst): TypedPrice {
  const paise = parseRupees(price)
  const gstPercent = paise === null ? null : (gst ?? percentOfPrice(paise))
  if (paise === null || gstPercent === null) return { price, base: '' }
  return { price, base: typedRupees(toRupees(priceOfCharges([{ paise, gstPercent }]).basePaise)) }
}

/** Returns the pair for a price before tax. */
export function fromBase(base: string, gst: Gst): TypedPrice {
  const paise = parseRupees(base)
  return {
    base,
    price: paise === null ? '' : typedRupees(toRupees(ratePerNight(paise, gst))),
  }
}

/** Returns the pair for a number of rupees with tax; both are empty for null. */
export function pairOf(rupees: number | null, gst: Gst): TypedPrice {
  return rupees === null ? { price: '', base: '' } : fromPrice(typedRupees(rupees), gst)
}

/** Returns the tax of a pair in paise, or null while either is no amount. */
export function taxOf({ price, base }: TypedPrice): number | null {
  const [with_, without] = [parseRupees(price), parseRupees(base)]
  return with_ === null || without === null ? null : with_ - without
}

/** Returns the rate of a pair in percent; null by law while no price is typed. */
export function percentOf({ base }: TypedPrice, gst: Gst): number | null {
  const paise = parseRupees(base)
  return gst ?? (paise === null ? null : percentByLaw(paise))
}

/** Returns the nearest prices that a rate of the law fits, in whole rupees, for one that none fits; null for any other. */
export function pricesAround(
  { price }: TypedPrice,
  gst: Gst,
): [below: number, above: number] | null {
  const paise = parseRupees(price)
  if (gst !== null || paise === null || percentOfPrice(paise) !== null) return null
  const { lowest, above } = gapOf()
  return [toRupees(lowest), toRupees(above)]
}

/** Returns what the law says about a price before tax whose room has a rate of its own; null where they agree. */
export function otherByLaw({ base }: TypedPrice, gst: Gst): string | null {
  const paise = parseRupees(base)
  if (!gst || paise === null || percentByLaw(paise) === gst) return null
  const { upTo } = lawOn()
  return t('price.otherByLaw', {
    side: paise > upTo ? 'above' : 'below',
    limit: formatRupees(upTo),
    percent: percentByLaw(paise),
    own: gst,
  })
}
