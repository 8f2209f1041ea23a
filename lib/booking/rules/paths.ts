import type { Locale } from '../../i18n/languages.ts'
import { pathIn } from '../../i18n/paths.ts'

/** Returns the path that opens a hold. What follows the # reaches neither a server nor its log. */
export function holdPath(token: string, locale: Locale): string {
  return `${pathIn(locale, '/booking')}#hold=${token}`
}

/** Returns the path of a guest's own page. */
export function stayPath(secret: string, locale: Locale): string {
  return pathIn(locale, `/stay/${secret}`)
}

/** Returns the path of the page on which a guest pays the balance. */
export function balancePath(secret: string, locale: Locale): string {
  return `${stayPath(secret, locale)}/pay`
}

export const bookingsPath = '/app/bookings'

/**
 * Returns the path on which staff find a booking open, by its reference. A link to it that is followed on another screen
 * opens the booking over that screen.
 */
export function staffBookingPath(reference: string): string {
  return `${bookingsPath}?booking=${encodeURIComponent(reference)}`
}
