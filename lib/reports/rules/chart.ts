/** The least value in rupees that the axis of a chart reaches: with nothing sold it would count in paise. */
const leastScale = 1_000

/** Rules of a chart: three to five of them between 0 and what is farthest from it, at round figures, and below 0 if need be. */
export function scaleOf(values: readonly number[]): { min: number; max: number; step: number } {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(-lowest, leastScale, ...values)
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 1.5, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1
  const min = -Math.ceil(-lowest / step) * step
  return { min: min || 0, max: Math.ceil(highest / step) * step, step }
}

/** A figure of an axis: "₹0", "₹500", "₹10k", "₹2.5L" (lakh, 1,00,000), "₹1Cr" (crore). */
export function shortRupees(rupees: number): string {
  if (rupees < 0) return `−${shortRupees(-rupees)}`
  if (rupees >= 10_000_000) return `₹${tidy(rupees / 10_000_000)}Cr`
  if (rupees >= 100_000) return `₹${tidy(rupees / 100_000)}L`
  if (rupees >= 1_000) return `₹${tidy(rupees / 1_000)}k`
  return rupees === 0 ? '0' : `₹${tidy(rupees)}`
}

function tidy(figure: number): string {
  return String(Math.round(figure * 100) / 100)
}

/** Returns the index of the highest value; the last of several, -1 if nothing is above 0. */
export function peakOf(values: readonly number[]): number {
  const highest = Math.max(0, ...values)
  return highest > 0 ? values.lastIndexOf(highest) : -1
}
