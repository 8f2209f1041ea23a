import type { Metadata } from 'next'
import { BookingsScreen } from '#components/staff/bookings/bookings-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { findBooking, listBookings } from '#lib/desk/queries/list-bookings.ts'
import { bookingSearch } from '#lib/desk/schema/search.ts'
import { searchOf } from '#lib/http/page-search.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/bookings') })

/** The bookings. The one that the address names is open, or the only one that its search finds. */
export default async function BookingsPage({ searchParams }: PageProps<'/app/bookings'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/bookings', query)
  const search = searchOf(bookingSearch, query)
  const value = await listBookings(staff, search, new Date())
  const only = search.q && value.total === 1 ? (value.rows[0] ?? null) : null
  const named = query.booking ? await findBooking(staff, query.booking) : null
  const first = { search, value }
  const phone = await askedByPhone()
  return <BookingsScreen first={first} named={named} only={only} phone={phone} />
}
