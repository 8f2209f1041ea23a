/** What a night costs with tax, in paise: base + round(base × gst ÷ 100). */
export function ratePerNight(basePaise: number, gstPercent: number): number {
  // In hundredths of a percent the product is a whole number, so that no half is lost to floating point.
  const hundredths = Math.round(gstPercent * 100)
  return basePaise + Math.round((basePaise * hundredths) / 10_000)
}
