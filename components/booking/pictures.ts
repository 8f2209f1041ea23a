import { shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import type { BookingPictures } from './use-booking.ts'

/** Returns the pictures of the booking page. For the server: the list of all pictures is long. */
export function bookingPictures(): BookingPictures {
  return { done: shownPicture('lakesunset') }
}
