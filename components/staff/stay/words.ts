import type { StayOffer } from '#lib/booking/schema/stay-change.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { count, rupees } from '../words.ts'

/** Returns what has been done, and what the guest hears of it; `email` is null where no address is known. */
export function changedSentence(
  { full_name, email }: Pick<StaffBooking, 'full_name' | 'email'>,
  tell: boolean,
): string {
  if (email === null) return `The stay is changed. ${untoldSentence(full_name)}`
  const told = tell ? `${full_name} gets a mail in half a minute.` : `${full_name} gets no mail.`
  return `The stay is changed. ${told}`
}

/** Returns what staff have to do for a guest whom no mail reaches. */
export function untoldSentence(name: string): string {
  return `${name} has no e-mail: tell them yourself.`
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
