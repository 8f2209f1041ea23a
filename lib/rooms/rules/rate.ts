import { farm } from '../../farm/rules/farm.ts'
import { percentByLaw } from '../../gst/rules/law.ts'
import { formatRupees } from '../../shared/money.ts'

/** ₹3,50,000: with the highest tax, thirty nights of it still fit into the database's integer of paise. */
const maxBasePaise = 35_000_000

/** Returns what a night costs with tax, in paise: base + round(base × gst ÷ 100). Null is the rate of the law for that base. */
export function ratePerNight(basePaise: number, gstPercent: number | null): number {
  // In hundredths of a percent the product is a whole number, so that no half is lost to floating point.
  const hundredths = Math.round((gstPercent ?? percentByLaw(basePaise)) * 100)
  return basePaise + Math.round((basePaise * hundredths) / 10_000)
}

/** Returns what is wrong with a base rate in paise (null: no amount at all), or null. */
export function baseProblem(paise: number | null): string | null {
  if (paise === null) return 'Enter an amount in rupees, such as 4000 or 4000.50.'
  return paise > maxBasePaise ? `Enter up to ${formatRupees(maxBasePaise)}.` : null
}

/** Sent as the rate when the law's rate applies. */
export const byLaw = 'law'

/** Returns what is wrong with a GST rate in percent (null: no number at all), or null. */
export function gstProblem(percent: number | null): string | null {
  if (percent === null || percent < 0)
    return `Enter a rate in percent, such as ${farm().gstPercent}.`
  return percent > 100 ? 'Enter up to 100 percent.' : null
}

/** A rate in percent as a person wrote it ("18", "18 %", "12.5"), at most two decimals; else null. */
export function parsePercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
