import type { Metadata } from 'next'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { RoomsScreen } from '#components/staff/rooms/rooms-screen.tsx'
import { searchOf } from '#lib/http/page-search.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { listRooms } from '#lib/rooms/queries/rooms.ts'
import { roomsListQuery } from '#lib/rooms/schema/room.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/rooms') })

/** The rooms of the farm. */
export default async function RoomsPage({ searchParams }: PageProps<'/app/rooms'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/rooms', query)
  const search = searchOf(roomsListQuery, query)
  const first = { search, value: await listRooms(staff, search.q) }
  return <RoomsScreen first={first} phone={await askedByPhone()} />
}
