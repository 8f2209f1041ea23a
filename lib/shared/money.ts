import { numberFormat } from './intl-formats.ts'

/** Paise to the contract's rupees: a number with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100
}

/** Rupees of the contract to paise: a number with decimals is seldom exact. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/**
 * Rupees as a person or a form wrote them ("4720", "4720.5", "₹4,720.00") to paise.
 * Returns null for anything that is not an amount with at most two decimals.
 */
export function parseRupees(text: string): number | null {
  const plain = text.replace(/[₹\s]/g, '')
  // A comma groups thousands or, in India, lakhs. "4720,50" means something else elsewhere, so it is no amount.
  if (!/^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/.test(plain)) return null
  const rupees = Number(plain.replaceAll(',', ''))
  return rupees < 1e9 ? toPaise(rupees) : null
}

/** Rupees of the contract as a person types them: "4425" or, with paise, "4425.50". */
export function typedRupees(rupees: number): string {
  return rupees.toFixed(2).replace(/\.00$/, '')
}

/**
 * "₹2,85,370" or, with paise, "₹2,85,370.50": Indian grouping in English, the page's own elsewhere. In Arabic ₹ stands
 * left of the number, as payment apps write it: the language's own form turns with the direction of what is around it.
 * Spanish groups by a space: a point is the sign of the decimals in Mexico (Ortografía de la lengua española, 2010).
 */
export function formatRupees(
  paise: number,
  locale = 'en',
  decimals = paise % 100 === 0 ? 0 : 2,
): string {
  const format = numberFormat(locale === 'ar' ? 'en-US' : locale, {
    style: 'currency',
    currency: 'INR',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
  })
  const written = format.format(toRupees(paise))
  return locale === 'es' ? written.replace(/\.(?=\d{3})/g, '\u00a0') : written
}
