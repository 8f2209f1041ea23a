/** The ways in which bookings come. */
export const sources = ['site', 'phone', 'walk_in', 'whatsapp', 'airbnb', 'booking_com'] as const
export type Source = (typeof sources)[number]

/** Returns true for another site, which takes the guest's money itself and has a number of its own for the booking. */
export function isChannel(source: Source): source is 'airbnb' | 'booking_com' {
  return source === 'airbnb' || source === 'booking_com'
}
