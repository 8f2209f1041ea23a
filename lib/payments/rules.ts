import { property } from '../property.ts'
import { addDays, dayInIndia, daysBetween, type IsoDate } from '../shared/dates.ts'
import { plainNumber } from '../shared/text.ts'

/** The size of a payment's screenshot, in bytes, at most. */
export const maxScreenshotBytes = 10 * 1024 * 1024

/** The share that a guest pays with the booking: what confirms it, or all of it. */
export type Paying = 'deposit' | 'total'

/** Returns the stored choice of a booking. */
export function asPaying(text: string): Paying {
  return text === 'deposit' ? 'deposit' : 'total'
}

/** Returns the deposit of a total in paise: the farm's share of it, rounded up to a rupee, and never more than the total. */
export function depositOf(totalPaise: number): number {
  const share = Math.ceil((totalPaise * property.depositPercent) / 100 / 100) * 100
  return Math.min(share, totalPaise)
}

/** Returns what of a total in paise is paid with the booking, and what is left for later. */
export function splitOf(
  totalPaise: number,
  paying: Paying,
): { nowPaise: number; leftPaise: number } {
  const nowPaise = paying === 'deposit' ? depositOf(totalPaise) : totalPaise
  return { nowPaise, leftPaise: totalPaise - nowPaise }
}

type UpiPayment = {
  /** The payee's UPI id (VPA), such as `dontali@example`. */
  id: string
  name: string
  /** The amount in paise; without it the payer types one. */
  amountPaise?: number
  /** The booking's reference, with or without its hyphen. */
  reference?: string
  note?: string
}

/**
 * The link that a UPI app opens and a UPI code holds, by NPCI's deep-linking rules: payee (`pa`, `pn`),
 * amount in rupees with two decimals (`am`), `cu`, a note of at most 50 characters (`tn`), and the reference
 * as letters and digits only (`tr`, at most 35).
 */
export function upiLink({ id, name, amountPaise, reference, note }: UpiPayment): string {
  const fields: [string, string | undefined][] = [
    ['pa', id],
    ['pn', name],
    ['am', amountPaise === undefined ? undefined : (amountPaise / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', note?.slice(0, 50)],
    ['tr', reference?.replace(/[^A-Za-z0-9]/g, '').slice(0, 35)],
  ]
  const query = fields
    .filter((field): field is [string, string] => Boolean(field[1]))
    .map(([key, value]) => `${key}=${encode(value)}`)
  return `upi://pay?${query.join('&')}`
}

// An @ needs no encoding in a query (RFC 3986), and the VPA of NPCI's own examples has none:
// some apps compare the payee before they decode it.
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@')
}

/** A click-to-chat link to a number (with its country code) with the text filled in. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

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
