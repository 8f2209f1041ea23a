import type { Metadata } from 'next'
import { BookingsScreen } from '#components/staff/bookings/bookings-screen.tsx'
import { listBookings } from '#lib/booking/queries/list-bookings.ts'
import { bookingSearch } from '#lib/booking/schema.ts'
import { askedByPhone, requireStaffPage } from '#lib/http/staff-page.ts'

export const metadata: Metadata = { title: 'Bookings' }

/** The bookings, the newest first. A search in the address that finds exactly one opens it. */
export default async function BookingsPage({ searchParams }: PageProps<'/app/bookings'>) {
  const asked = await searchParams
  const query = new URLSearchParams(
    Object.entries(asked).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  const staff = await requireStaffPage(query.size > 0 ? `/app/bookings?${query}` : '/app/bookings')

  const parsed = bookingSearch.safeParse({ ...Object.fromEntries(query), size: 10, field: null })
  const search = parsed.success ? parsed.data : bookingSearch.parse({})
  const initial = await listBookings(staff, search)
  const only = search.q && initial.total === 1 ? (initial.rows[0] ?? null) : null
  const { q, status, page } = search
  return (
    <BookingsScreen
      first={{ q, status, page }}
      initial={initial}
      open={only}
      phone={await askedByPhone()}
    />
  )
}
