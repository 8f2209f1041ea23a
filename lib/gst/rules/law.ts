import type { IsoDate } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'

/** The parts of a sum that contains tax, in paise: `taxable` + `cgst` + `sgst` is the sum. */
export type Split = { paise: number; taxable: number; cgst: number; sgst: number }
/** The parts of all that has one rate of GST. */
export type Tax = Split & { percent: number }

/** The rates of a night in a room as the law has them: `lower` up to a value before tax in paise, `higher` above it. */
export type Law = { from: IsoDate; upTo: number; lower: number; higher: number; source: string }

/** The rates of the law by the first night that they are for, oldest first. A new notification is a new line; no old one goes. */
const laws: readonly [Law, ...Law[]] = [
  {
    from: '2025-09-22',
    upTo: 750_000,
    lower: 5,
    higher: 18,
    source:
      'Notification 11/2017-Central Tax (Rate), item 7, as amended by Notification 15/2025-Central Tax (Rate)',
  },
]

/** Returns the rates that the law has for a night; without one, the newest. */
export function lawOn(night?: IsoDate): Law {
  const known = laws.filter(({ from }) => night === undefined || from <= night)
  return known.at(-1) ?? laws[0]
}

/** Returns the GST in percent that the law has for a night of some value before tax, in paise. */
export function percentByLaw(basePaise: number, night?: IsoDate): number {
  const { upTo, lower, higher } = lawOn(night)
  return basePaise <= upTo ? lower : higher
}

/**
 * Returns the prices with tax, in paise, between which no rate fits: at the lower one they are above the limit, at the higher below it.
 * `above` is the lowest price in whole rupees that the higher one fits.
 */
export function gapOf(night?: IsoDate): { lowest: number; highest: number; above: number } {
  const { upTo, lower, higher } = lawOn(night)
  const highest = (upTo * (100 + higher)) / 100
  return { lowest: (upTo * (100 + lower)) / 100, highest, above: highest + 100 }
}

/** Returns the GST in percent that the law has for a night that costs so much with tax; null in the gap ({@link gapOf}). */
export function percentOfPrice(paise: number, night?: IsoDate): number | null {
  const { lowest, highest } = gapOf(night)
  if (paise <= lowest) return lawOn(night).lower
  return paise > highest ? lawOn(night).higher : null
}

/** Returns the sentence that refuses a price with tax that no rate fits, with the nearest two that can be. */
export function gapProblem(paise: number): string {
  const { lower, higher } = lawOn()
  const { lowest, above } = gapOf()
  return `No GST rate fits ${formatRupees(paise)}. Choose ${formatRupees(lowest)} or less, with ${lower}%, or ${formatRupees(above)} or more, with ${higher}%.`
}

/** Returns the price of a night with tax, to the rupee, for a value before tax that need not be whole paise. */
export function rupeesByLaw(basePaise: number): number {
  const paise = Math.round((basePaise * (100 + percentByLaw(basePaise))) / 10_000) * 100
  return percentOfPrice(paise) === null ? gapOf().above : paise
}

/**
 * Splits a sum with tax. Central and State tax are equal, as the law has them; what rounding leaves belongs to the
 * taxable value, so that the parts are always the sum. A negative sum splits as its opposite does.
 */
export function splitOf(paise: number, percent: number): Split {
  // In hundredths of a percent both are whole numbers, so that no half is lost to floating point.
  const hundredths = Math.round(percent * 100)
  const half = roundAway((paise * hundredths) / (2 * (10_000 + hundredths)))
  return { paise, taxable: paise - 2 * half, cgst: half, sgst: half }
}

/** Splits each line and adds up the parts by rate, the lowest first. */
export function taxesOf(lines: readonly { paise: number; percent: number }[]): Tax[] {
  const byPercent = new Map<number, Tax>()
  for (const { paise, percent } of lines) {
    const before = byPercent.get(percent) ?? { paise: 0, taxable: 0, cgst: 0, sgst: 0 }
    byPercent.set(percent, { percent, ...sumOf([before, splitOf(paise, percent)]) })
  }
  return [...byPercent.values()].sort((one, other) => one.percent - other.percent)
}

/** Adds up sums and their parts. */
export function sumOf(splits: readonly Split[]): Split {
  const sum = { paise: 0, taxable: 0, cgst: 0, sgst: 0 }
  for (const { paise, taxable, cgst, sgst } of splits) {
    sum.paise += paise
    sum.taxable += taxable
    sum.cgst += cgst
    sum.sgst += sgst
  }
  return sum
}

/**
 * Splits a part of what something costs, such as an advance, by the rates of the whole and in their proportion. The
 * paise that rounding leaves go to the rates that lost the most. Rates that come to nothing or less take none.
 */
export function taxesOfPart(paise: number, whole: readonly Tax[]): Tax[] {
  const rates = whole.filter((tax) => tax.paise > 0)
  const total = sumOf(rates).paise
  const exact = rates.map((tax) => (paise * tax.paise) / total)
  const shares = exact.map(Math.floor)
  let left = paise - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = [...exact.keys()].sort((one, other) => lossOf(other) - lossOf(one))
  function lossOf(at: number): number {
    return (exact[at] ?? 0) - (shares[at] ?? 0)
  }
  for (const at of byLoss) {
    if (left <= 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return taxesOf(rates.map(({ percent }, at) => ({ percent, paise: shares[at] ?? 0 })))
}

function roundAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}
