import { farm } from '#lib/farm/rules/farm.ts'
import { whatsappLink as linkTo } from '#lib/shared/whatsapp-link.ts'

/** A visitor's message to the farm. */
export type Message = {
  name: string
  email: string
  phone: string
  message: string
  /** The dates and the number of people of an enquiry about a package. */
  dates?: string
  people?: string
}

/** Returns the message as one text, after the facts of an enquiry, signed with the visitor's name and contact details. */
export function messageText(
  { name, email, phone, message }: Message,
  facts: string[] = [],
): string {
  const signature = [name, phone, email].map((line) => line.trim()).filter(Boolean)
  const parts = [facts.join('\n'), message.trim(), signature.join('\n')]
  return parts.filter(Boolean).join('\n\n')
}

/** Returns a `mailto:` address with the text filled in (RFC 6068: lines end in CRLF). */
export function mailLink(subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
  return `mailto:${farm().email}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** Returns a WhatsApp address with the text filled in. */
export function whatsappLink(text: string): string {
  return linkTo(farm().whatsapp, text)
}
