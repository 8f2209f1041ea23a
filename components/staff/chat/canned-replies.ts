import { property } from '#lib/property.ts'

const { checkIn, checkOutBy, maxDogs } = property

/**
 * The prepared replies to frequent questions; {name} is the visitor's first name. Staff can edit them before
 * sending.
 */
const replies = [
  { label: 'Namaskar', text: 'Namaskar {name}, how can we help?' },
  {
    label: 'Check-in times',
    text: `{name}, check-in is from ${checkIn.from} to ${checkIn.to}, and check-out by ${checkOutBy}.`,
  },
  {
    label: 'Payment',
    text: '{name}, please pay the amount shown in your booking by UPI and send the screenshot from your booking page. We’ll confirm your dates once we’ve found the payment.',
  },
  { label: 'Dogs', text: `Dogs are welcome, {name}: up to ${maxDogs}.` },
  { label: 'We’ll call', text: 'Thank you, {name}. We’ll call you on the number you gave us.' },
]

/** Returns the prepared replies for a visitor's name. */
export function repliesFor(name: string): { label: string; text: string }[] {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return replies.map(({ label, text }) => ({ label, text: text.replaceAll('{name}', first) }))
}
