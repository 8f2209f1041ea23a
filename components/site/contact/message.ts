import { whatsappLink as linkTo } from '#lib/payments/rules.ts'
import { property } from '#lib/property.ts'

/** What a visitor writes to the farm. */
export type Message = { name: string; email: string; phone: string; message: string }

/** The message as one text, signed with how to answer it. */
export function messageText({ name, email, phone, message }: Message): string {
  const signature = [name, phone, email].map((line) => line.trim()).filter(Boolean)
  return `${message.trim()}\n\n${signature.join('\n')}`
}

/** Opens the visitor's own mail program with the text filled in (RFC 6068: lines end in CRLF). */
export function mailLink(subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
  return `mailto:${property.email}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** Opens WhatsApp with the text filled in. */
export function whatsappLink(text: string): string {
  return linkTo(property.whatsapp, text)
}
