/** Letters of a guest's name, at most. */
export const maxNameLength = 60

// What a browser's field of type e-mail accepts (HTML, "valid e-mail address"), with a dot in the domain; without what
// old mail servers take for a way through others (% and !), and no option of a command (- in front).
const emailPattern =
  /^(?!-)[\w.#$&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

// What mail programs make links of: an address with its beginning, with a path, and with an ending that no name has.
const addresses = [
  /:\/\/|www\./i,
  /\S\.\p{L}{2,}\//u,
  /\S\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|app|link|click|live|co\.[a-z]{2})(?!\p{L})/iu,
]

/**
 * Returns true if the text can be a person's name. Our mails greet by it, and anybody may have them sent to anybody:
 * what is as long as a message, or leads to a site, is none. A dot in the middle of a word is in names, too ("Dr.Rao").
 */
export function isName(text: string): boolean {
  return [...text].length <= maxNameLength && !addresses.some((pattern) => pattern.test(text))
}

/** Returns true if the text is one e-mail address that can be written to. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** Returns true if the text is a telephone number: 7 to 15 digits (E.164), written with the usual separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]{7,30}$/.test(text) && digits >= 7 && digits <= 15
}

/** Hours within which the law has a farm report the stay of a guest from abroad (Form C). */
export const reportHours = 24

/** Returns true if a phone number is from another country: only a hint that its guest may be from abroad. */
export function isFromAbroad(phone: string): boolean {
  return isPhone(phone) && !internationalDigits(phone).startsWith('91')
}

/**
 * Returns the digits of a telephone number with its country's, as WhatsApp wants them. Without a country's it is Indian, as
 * guests there write it. The 0 of calls within a country, "+44 (0)20" or "+91 098…", is no part of it.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length === 10 && !phone.trim().startsWith('+')) return `91${digits}`
  const country = countryCode.exec(digits)?.[0] ?? ''
  if (country === '' || zeroStays.has(country)) return digits
  return country + digits.slice(country.length).replace(/^0/, '')
}

// The codes of one and of two figures (ITU-T E.164); all others have three.
const countryCode = /^(?:[17]|2[07]|3[0-4]|36|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/
// Numbers there begin with a 0 also for who calls from abroad: Italy, San Marino, Ivory Coast, Benin and Congo.
const zeroStays = new Set(['39', '378', '225', '229', '242'])

/**
 * Returns what is to be said of a number without a country's code: `india`, as which it counts, with the number that will
 * be called, or `unknown`. null for a number with its code, and for what is no number.
 */
export function countryHint(
  phone: string,
): { country: 'india'; number: string } | { country: 'unknown' } | null {
  const plain = phone.trim()
  if (!isPhone(plain) || /^(\+|00)/.test(plain)) return null
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length === 12 && digits.startsWith('91')) return null
  if (digits.length !== 10 || !/^[1-9]/.test(digits) || /^(\d)\1+$/.test(digits)) {
    return { country: 'unknown' }
  }
  return { country: 'india', number: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` }
}
