import { redirect } from 'next/navigation'

/** The dashboard is the index of the staff area; until it exists, the bookings are. */
export default function StaffIndex() {
  redirect('/app/bookings')
}
