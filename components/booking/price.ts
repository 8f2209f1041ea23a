import type { WireQuote } from '#lib/rates/schema.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'

/** The price of a stay as a guest is told it, in paise with tax. */
export type StayPrice = {
  /** The price of each night, and the season that sets it, if one does; empty while only the sum is known. */
  nights: { date: IsoDate; paise: number; season: string | null }[]
  extraGuestsPaise: number
  /** The reduction by a code, or without one by the length of the stay. */
  discount: { code: string | null; paise: number } | null
  totalPaise: number
  basePaise: number
  gstPaise: number
}

/** The place of a price that nobody has told yet. */
export const emptyPrice: StayPrice = {
  nights: [],
  extraGuestsPaise: 0,
  discount: null,
  totalPaise: 0,
  basePaise: 0,
  gstPaise: 0,
}

/** Returns a price of the answer about it. */
export function priceOfQuote(quote: WireQuote): StayPrice {
  const { discount } = quote
  return {
    nights: quote.nights.map(({ date, price, season }) => ({
      date,
      paise: toPaise(price),
      season,
    })),
    extraGuestsPaise: quote.extras.reduce((sum, { amount }) => sum + toPaise(amount), 0),
    discount: discount && {
      code: discount.because === 'code' ? discount.words : null,
      paise: toPaise(discount.amount),
    },
    totalPaise: toPaise(quote.total),
    basePaise: toPaise(quote.base),
    gstPaise: toPaise(quote.gst),
  }
}

/** Returns what each night costs if all cost the same; else null. */
export function sameRate({ nights }: Pick<StayPrice, 'nights'>): number | null {
  const [first] = nights
  return first && nights.every((night) => night.paise === first.paise) ? first.paise : null
}
