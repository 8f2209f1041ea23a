import type { Metadata } from 'next'
import { RoomsScreen } from '#components/staff/rooms/rooms-screen.tsx'
import { askedByPhone, requireStaffPage } from '#lib/http/staff-page.ts'
import { listRooms } from '#lib/rooms/queries.ts'

export const metadata: Metadata = { title: 'Rooms' }

/** The rooms that can be booked. */
export default async function RoomsPage() {
  await requireStaffPage('/app/rooms')
  return <RoomsScreen initial={await listRooms('')} phone={await askedByPhone()} />
}
