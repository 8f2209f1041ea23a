import { farm } from '../../farm/rules/farm.ts'
import { depositOf } from '../../payments/rules/deposit.ts'
import { toRupees } from '../../shared/money.ts'
import { priceOfCharges } from '../rules/charges.ts'
import type { Quote } from '../rules/quote.ts'
import { wirePriced } from './priced.ts'

export type WireQuote = ReturnType<typeof wireQuote>

/** The price of a stay as calls answer it, in rupees with tax. */
export function wireQuote({ nights, charges, discount, totalPaise }: Omit<Quote, 'sold'>) {
  const { basePaise, gstPaise } = priceOfCharges(charges)
  return {
    nights: nights.map(({ date, paise, because }) => {
      return { date, price: toRupees(paise), because: because.kind, season: because.name }
    }),
    extras: charges
      .filter(({ kind }) => kind === 'extra_guest')
      .map(({ words, paise }) => ({ words, amount: toRupees(paise) })),
    /** All that the total is made of, line by line. */
    lines: charges.map(wirePriced),
    discount: discount && {
      because: discount.because,
      words: discount.words,
      amount: toRupees(discount.paise),
    },
    total: toRupees(totalPaise),
    base: toRupees(basePaise),
    gst: toRupees(gstPaise),
    deposit: toRupees(depositOf(totalPaise, farm())),
  }
}
