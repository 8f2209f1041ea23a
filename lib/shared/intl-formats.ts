/** The format of numbers for a page's language, made once. */
export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** The format of dates and times for a page's language, made once. */
export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Returns percent as a page's language writes them, with two decimals at most. */
export function formatPercent(percent: number, locale: string): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const
  return numberFormat(locale, options).format(percent / 100)
}

// Making one takes a hundred times as long as using it, and a report uses the same few thousands of times.
function madeOnce<O, F>(make: (locale: string, options: O) => F) {
  const formats = new Map<string, F>()
  return (locale: string, options: O): F => {
    const key = locale + JSON.stringify(options)
    const known = formats.get(key)
    if (known) return known
    const made = make(localeOf(locale), options)
    formats.set(key, made)
    return made
  }
}

// English means Indian English; Arabic keeps Latin digits, which is what the farm's guests read on UPI screens.
function localeOf(locale: string): string {
  if (locale === 'en') return 'en-IN'
  return locale === 'ar' ? 'ar-u-nu-latn' : locale
}
