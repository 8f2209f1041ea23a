import type { StayOffer } from '#lib/booking/schema/stay-change.ts'
import { count, rupees } from '../words.ts'

/** Returns what has been done, and what the guest hears of it. */
export function changedSentence(name: string, tell: boolean): string {
  const told = tell ? `${name} gets a mail in half a minute.` : `${name} gets no mail.`
  return `The stay is changed. ${told}`
}

/** Returns "2 nights, ₹9,440". */
export function priceWords({ nights, total }: StayOffer['was']): string {
  return `${count(nights, 'night')}, ${rupees(total)}`
}

/** Returns what a change makes of the price: "₹4,720 more". */
export function gapWords({ was, will }: StayOffer): string {
  const gap = will.total - was.total
  if (gap === 0) return 'The price stays the same'
  return gap > 0 ? `${rupees(gap)} more` : `${rupees(-gap)} less`
}
