import { addDays, dayInIndia, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { plainNumber } from '../../shared/text.ts'

/** Returns true for the twelve figures of a UPI payment. */
export function isUpiNumber(word: string): boolean {
  return /^\d{12}$/.test(word)
}

/** Returns a word in capital letters and, if it is a UPI number, without what is put in front: zeros, C for a credit, D for a debit, or UTR. */
export function utrWord(word: string): string {
  return word.toUpperCase().replace(/^(0+|[CD]|UTR|RRN|REF)(?=\d{12}$)/, '')
}

/** Returns true for a word of a text that can only be a bank's number of a payment: UPI's, or letters and then figures, as NEFT (16 signs) and RTGS (22) have. */
export function isUtrWord(word: string): boolean {
  return isUpiNumber(word) || (isUtr(word) && /^[A-Z]{1,6}\d{9,21}$/.test(word))
}

/**
 * Returns a bank's transaction number (UTR) as it is stored, whatever was typed or pasted with it: "UPI Ref No. 6332 1234
 * 7703" is 633212347703. Text with no UTR, or with several, only loses its spaces and is put in capitals.
 */
export function plainUtr(typed: string): string {
  const text = plainNumber(typed)
  const whole = utrWord(text.replace(/\s/g, ''))
  if (isUtrWord(whole)) return whole
  const words = text.replace(/(?<=\d) +(?=\d)/g, '').match(/[A-Za-z0-9]+/g) ?? []
  const found = new Set(words.map(utrWord).filter(isUtrWord))
  return found.size === 1 ? ([...found][0] ?? whole) : whole
}

/** Returns its digits in groups of four, as bank apps print them; a number with a letter stays as it was typed. */
export function groupUtr(typed: string): string {
  const plain = plainUtr(typed)
  return /^\d+$/.test(plain) ? plain.replace(/(\d{4})(?=\d)/g, '$1 ') : typed.trimStart()
}

/**
 * Returns true if the text can be a bank's transaction number: UPI has 12 digits, NEFT and RTGS up to 22 characters, most of
 * them digits. Google Pay's own number of a payment, which no bank knows, has hardly any.
 */
export function isUtr(text: string): boolean {
  return /^[A-Z0-9]{12,22}$/.test(text) && text.replace(/\D/g, '').length >= 8
}

/**
 * Returns true if the date inside a UPI reference fits a payment made about when the booking was: its first
 * four digits are the last digit of the year and the day of the year. Banks have changed this before, so it is
 * a hint and nothing else.
 */
export function utrDateFits(utr: string, bookedAt: Date): boolean {
  if (!/^\d{12}$/.test(utr)) return true
  const day = dayInIndia(bookedAt)
  return [-3, -2, -1, 0, 1].some((shift) => utr.startsWith(utrDate(addDays(day, shift))))
}

function utrDate(day: IsoDate): string {
  const ofYear = daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1
  return `${day[3]}${String(ofYear).padStart(3, '0')}`
}
