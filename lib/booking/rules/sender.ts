/** The traits by which requests show that they have one sender, in the order in which a booking stores their hashes. */
export const traits = ['network', 'email', 'phone', 'picture'] as const
export type Trait = (typeof traits)[number]

/**
 * Nights that one network, e-mail address, telephone number or picture keeps, at most, before staff have seen a payment:
 * five rooms for twelve nights, which no family asks for unpaid, and a small part of a year.
 */
export const maxUnverifiedNights = 60
/** The hashes of a sender are kept for so many days from the booking, and longer only while it is not decided. */
export const senderKeptDays = 30
/** Bookings of one sender that staff reject with one press, at most. */
export const maxRejectedAtOnce = 100

/** Returns a trait as it is compared: however it was written, the same sender gives the same. */
export function plainTrait(trait: Trait, value: string): string {
  if (trait === 'email') return value.toLowerCase()
  // With the code of the country or without, the last ten digits are the same telephone in India.
  return trait === 'phone' ? value.replace(/\D/g, '').slice(-10) : value
}
