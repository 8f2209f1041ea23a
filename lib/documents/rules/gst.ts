/** The parts of a sum that contains tax, in paise: `taxable` + `cgst` + `sgst` is the sum. */
export type Split = { paise: number; taxable: number; cgst: number; sgst: number }
/** The parts of all that has one rate of GST. */
export type Tax = Split & { percent: number }

/** Up to this price of a room's night before tax, in paise, the law asks for the lower rate. */
const lowerRateUntil = 750_000

/**
 * Returns the GST, in percent, that the law seems to ask for a night of a room at a price before tax: Notification
 * 11/2017-Central Tax (Rate), item 7, as amended by 15/2025 from 22 September 2025. An accountant decides.
 */
export function percentByLaw(basePaise: number): 5 | 18 {
  return basePaise <= lowerRateUntil ? 5 : 18
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
