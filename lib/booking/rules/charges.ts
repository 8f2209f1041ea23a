import { addDays, type IsoDate } from '../../shared/dates.ts'

/** A line of what a guest is to pay, in paise with tax; `night` is the day on which a line of that kind begins. */
export type Charge = {
  position: number
  kind: 'night' | 'extra_guest' | 'extra' | 'discount'
  night: IsoDate | null
  words: string
  paise: number
  gstPercent: number
}

type Nights = {
  checkIn: IsoDate
  nights: number
  roomName: string
  ratePaise: number
  gstPercent: number
}

/** Returns the charges of a stay whose nights all cost the same: a line for each. */
export function chargesOf({ checkIn, nights, roomName, ratePaise, gstPercent }: Nights): Charge[] {
  return Array.from({ length: nights }, (_, number) => ({
    position: number + 1,
    kind: 'night',
    night: addDays(checkIn, number),
    words: roomName,
    paise: ratePaise,
    gstPercent,
  }))
}

/** Returns what a night of a stay costs in paise, or what one costs on average where they differ. */
export function nightRate(charges: readonly Pick<Charge, 'kind' | 'paise'>[]): number {
  const nights = charges.filter(({ kind }) => kind === 'night')
  return Math.round(totalOf(nights) / nights.length)
}

/** Returns the sum of charges in paise. */
export function totalOf(charges: readonly Pick<Charge, 'paise'>[]): number {
  return charges.reduce((sum, { paise }) => sum + paise, 0)
}

/**
 * Returns what charges come to in paise, tax included, and their rates of tax: for each rate the base is sum ÷ (1 + rate),
 * rounded to the rupee, and the tax is the rest.
 */
export function priceOfCharges(charges: Pick<Charge, 'paise' | 'gstPercent'>[]) {
  const rates = [...Map.groupBy(charges, ({ gstPercent }) => gstPercent)]
  const sums = rates.map(([percent, lines]) => {
    const paise = lines.reduce((sum, line) => sum + line.paise, 0)
    return { paise, basePaise: Math.round(paise / (100 + percent)) * 100 }
  })
  const totalPaise = totalOf(charges)
  const basePaise = sums.reduce((sum, one) => sum + one.basePaise, 0)
  const percents = rates.map(([percent]) => percent)
  return { totalPaise, basePaise, gstPaise: totalPaise - basePaise, percents }
}
