import type { Registration } from '../../gst/rules/registration.ts'
import type { IsoDate } from '../../shared/dates.ts'

export const documentKinds = [
  'receipt_voucher',
  'tax_invoice',
  'refund_voucher',
  'credit_note',
] as const
export type DocumentKind = (typeof documentKinds)[number]

// Only a farm that charges GST may issue the papers of the GST law: those of the others have series of their own.
const series = {
  receipt_voucher: { regular: 'RV', composition: 'REC', none: 'REC' },
  tax_invoice: { regular: 'INV', composition: 'BOS', none: 'BILL' },
  refund_voucher: { regular: 'RF', composition: 'RET', none: 'RET' },
  credit_note: { regular: 'CN', composition: 'COR', none: 'COR' },
} as const satisfies Record<DocumentKind, Record<Registration, string>>

/** The series that a document of a farm that is registered in this way is numbered in. */
export function seriesOf(kind: DocumentKind, registration: Registration): string {
  return series[kind][registration]
}

/** The financial year of a day in India, April to March: "26-27". */
export function financialYear(day: IsoDate): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

/** The number as printed, up to 16 characters: "RV/26-27/0312". */
export function documentNumber(from: { series: string; year: string; number: number }): string {
  return `${from.series}/${from.year}/${String(from.number).padStart(4, '0')}`
}

/** The name of a document's file: "RV-26-27-0312.pdf". */
export function fileNameOf(from: Parameters<typeof documentNumber>[0]): `${string}.pdf` {
  return `${documentNumber(from).replaceAll('/', '-')}.pdf`
}

/** The parts of a document's number that somebody looks for: "INV/26-27/0147", "inv-26-27-147", "0147"; null for other text. */
export function numberIn(
  text: string,
): { series: string | null; year: string | null; number: number } | null {
  const found = /^(?:([a-z]{2,4})[/ -])?(?:(\d\d-\d\d)[/ -])?(\d{1,5})$/i.exec(text.trim())
  if (!found) return null
  const [, series = null, year = null, number] = found
  return { series: series?.toUpperCase() ?? null, year, number: Number(number) }
}
