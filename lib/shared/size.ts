import { numberFormat } from './intl-formats.ts'

/** Returns bytes as megabytes of 1,048,576 bytes, in which limits are told. */
export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

const units: { [locale: string]: readonly [string, string] } = {
  fr: ['ko', 'Mo'],
  ru: ['КБ', 'МБ'],
  ar: ['كيلوبايت', 'ميغابايت'],
}
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Returns "18.4 KB", "1.2 MB" as a language writes them; never "0.0 KB". */
export function fileSize(bytes: number, locale = 'en'): string {
  const kilobytes = bytes / 1024
  const [kilo, mega] = units[locale] ?? ['KB', 'MB']
  const [size, unit] =
    kilobytes < 1000 ? [Math.max(0.1, kilobytes), kilo] : [megabytes(bytes), mega]
  return `${numberFormat(locale, oneDecimal).format(size)}\u00a0${unit}`
}
