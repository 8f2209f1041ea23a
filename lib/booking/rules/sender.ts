import { maxNights } from '../../rooms/rules/stay.ts'

/** The traits by which requests show that they have one sender, in the order in which a booking stores their hashes. */
export const traits = ['network', 'email', 'phone', 'picture'] as const
export type Trait = (typeof traits)[number]

/**
 * Nights that one network, e-mail address, telephone number or picture keeps, at most, before staff have seen a payment:
 * five rooms for twelve nights, which no family asks for unpaid, and a small part of a year.
 */
export const maxUnverifiedNights = 60
/**
 * Nights of a month that all bookings together keep, at most, before staff have seen a payment, whatever share of the month
 * is free: those of one sender and the longest stay beside them, so that one sender alone doesn't keep others from a unit.
 */
export const leastFarmNights = maxUnverifiedNights + maxNights
/** The hashes of a sender are kept for so many days from the booking, and longer only while it is not decided. */
export const senderKeptDays = 30
/** Bookings that staff confirm with one press, or reject as one sender's, at most; so many can be taken back together. */
export const maxTogether = 100

/** The hash of a trait, and how many nights it may keep. */
export type Bound = { trait: string; most: number }

/** Returns how many nights each network of a sender may keep, of their hashes, the widest first. */
export function networkBounds(networks: readonly string[]): Bound[] {
  return networks.map((trait, at) => ({
    trait,
    most: maxUnverifiedNights * 2 ** (networks.length - 1 - at),
  }))
}

/** Returns a trait as it is compared: however it was written, the same sender gives the same. */
export function plainTrait(trait: Trait, value: string): string {
  if (trait === 'email') return value.toLowerCase()
  // With the code of the country or without, the last ten digits are the same telephone in India.
  return trait === 'phone' ? value.replace(/\D/g, '').slice(-10) : value
}

/** Mails a day, at most, to an address for which staff have verified no payment. */
export const maxUnverifiedMails = 5
