/** Paise to the contract's rupees: a number with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100
}

/**
 * Rupees as a person or a form wrote them ("4720", "4720.5", "₹4,720.00") to paise.
 * Answers null for anything that is not an amount with at most two decimals.
 */
export function parseRupees(text: string): number | null {
  const plain = text.replace(/[₹\s]/g, '')
  // A comma groups thousands or, in India, lakhs. "4720,50" means something else elsewhere, so it is no amount.
  if (!/^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/.test(plain)) return null
  const rupees = Number(plain.replaceAll(',', ''))
  return rupees < 1e9 ? Math.round(rupees * 100) : null
}

/** "₹2,85,370" or, with paise, "₹2,85,370.50": Indian grouping in English, the page's own elsewhere. */
export function formatRupees(paise: number, locale = 'en'): string {
  return formatFor(locale, paise % 100 === 0 ? 0 : 2).format(toRupees(paise))
}

const formats = new Map<string, Intl.NumberFormat>()

// To make one takes a hundred times as long as to use it.
function formatFor(locale: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(numberLocale(locale), {
    style: 'currency',
    currency: 'INR',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
  })
  formats.set(key, made)
  return made
}

/** English means Indian English; Arabic keeps Latin digits, which is what the farm's guests read on UPI screens. */
export function numberLocale(locale: string): string {
  if (locale === 'en') return 'en-IN'
  return locale === 'ar' ? 'ar-u-nu-latn' : locale
}
