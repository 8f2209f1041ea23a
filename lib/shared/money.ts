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

// A comma groups thousands or lakhs, always before three figures at last; before one or two at the end it is a decimal sign.
const indian = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d+)?(\.\d*)?$/
const european = /^(\d{1,3}([. ]\d{3})+|\d+)(,\d{1,2})?$/

/**
 * Returns the rupees that the figures of a spreadsheet or a bank's file say: `1,23,456.50`, and `4.720,50` or `4720,50` where
 * Excel speaks a European language. Null for what is no number or may be two ({@link mayBeTwo}).
 */
export function readFigures(figures: string): number | null {
  const text = figures.trim().replace(/\s/g, ' ').replace(/\.$/, '')
  if (mayBeTwo(figures)) return null
  if (/\d/.test(text) && indian.test(text)) return Number(text.replaceAll(',', ''))
  if (!european.test(text)) return null
  return Number(text.replace(/[. ]/g, '').replace(',', '.'))
}

/** Returns true for figures such as `4.500`: four and a half in India, but thousands in much of Europe. */
export function mayBeTwo(figures: string): boolean {
  return /^\d{1,3}\.\d{3}$/.test(figures.trim())
}

/** Rupees of the contract as a person types them: "4425" or, with paise, "4425.50". */
export function typedRupees(rupees: number): string {
  return rupees.toFixed(2).replace(/\.00$/, '')
}

/**
 * "₹2,85,370" or, with paise, "₹2,85,370.50": Indian grouping in English, the page's own elsewhere. In Arabic ₹ is left of
 * the number, as payment apps write it: the language's own form turns with the direction of what is around it. Spanish
 * groups by a space: a point is the sign of the decimals in Mexico (Ortografía de la lengua española, 2010).
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
