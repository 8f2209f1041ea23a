import { NoBooking } from '#components/booking/guest/no-booking.tsx'

/** The 404 page of a guest's own page. */
export default function StayNotFound() {
  return <NoBooking />
}
