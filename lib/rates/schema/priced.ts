import type { IsoDate } from '../../shared/dates.ts'
import { toPaise, toRupees } from '../../shared/money.ts'
import type { Priced } from '../rules/price-lines.ts'

/** A line of what a stay costs as calls answer it, in rupees with tax. */
export type WirePriced = {
  kind: Priced['kind']
  night: IsoDate | null
  extra_guests: { guests: number; nights: number; from: IsoDate } | null
  words: string
  amount: number
  gst_rate: number
}

/** Returns a line as calls answer it. */
export function wirePriced(line: Priced): WirePriced {
  const { kind, night, extraGuests = null, words, paise, gstPercent } = line
  return {
    kind,
    night,
    extra_guests: extraGuests,
    words,
    amount: toRupees(paise),
    gst_rate: gstPercent,
  }
}

/** Returns a line of a call's answer. */
export function pricedOf({ extra_guests: extraGuests, ...line }: WirePriced): Priced {
  const { kind, night, words, amount, gst_rate: gstPercent } = line
  return {
    kind,
    night,
    ...(extraGuests && { extraGuests }),
    words,
    paise: toPaise(amount),
    gstPercent,
  }
}
