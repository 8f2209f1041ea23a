import { isEmail, isPhone } from '../booking/rules/contact.ts'
import { plainLine, plainNumber } from '../shared/text.ts'

/** A person as they ask about themselves: by one address, in small letters, or one number, its digits alone. */
export type Asked = { email: string } | { phone: string }

/** Reads an e-mail address or a telephone number in any way of writing; null if it is neither. */
export function readAsked(text: string): Asked | null {
  const line = plainLine(text)
  if (isEmail(line)) return { email: line.toLowerCase() }
  const number = plainNumber(line)
  return isPhone(number) ? { phone: number.replace(/\D/g, '').replace(/^0+/, '') } : null
}
