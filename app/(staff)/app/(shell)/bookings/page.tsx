import type { Metadata } from 'next'
import { BookingsScreen } from '#components/staff/bookings/bookings-screen.tsx'
import { listBookings } from '#lib/booking/queries/list-bookings.ts'
import { bookingSearch } from '#lib/booking/schema.ts'
import { askedByPhone, plainQuery, requireStaffPage, searchOf } from '#lib/http/staff-page.ts'

export const metadata: Metadata = { title: 'Bookings' }

/** The bookings. A search in the address that finds exactly one opens it. */
export default async function BookingsPage({ searchParams }: PageProps<'/app/bookings'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/bookings', query)
  const search = searchOf(bookingSearch, query)
  const value = await listBookings(staff, search, new Date())
  const only = search.q && value.total === 1 ? (value.rows[0] ?? null) : null
  // Another address is another list, also when it is reached from this one, as by a notification.
  const key = JSON.stringify(query)
  const first = { search, value }
  return <BookingsScreen first={first} key={key} linked={only} phone={await askedByPhone()} />
}
