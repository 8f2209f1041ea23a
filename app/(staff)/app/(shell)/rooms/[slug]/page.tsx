import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { RoomPage } from '#components/staff/rooms/page/room-page.tsx'
import { publicUrl } from '#lib/env.ts'
import { askedByPhone, requireStaffPage } from '#lib/http/staff-page.ts'
import { guestRoomWords } from '#lib/i18n/guest-room-words.ts'
import { listRooms } from '#lib/rooms/queries/rooms.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/rooms') })

/** A room, with all that guests are told of it. */
export default async function StaffRoomPage({ params }: PageProps<'/app/rooms/[slug]'>) {
  const { slug } = await params
  const staff = await requireStaffPage(`/app/rooms/${slug}`)
  const first = { search: { q: '' }, value: await listRooms(staff, '') }
  // A room that was deleted has no page any more.
  if (!first.value.rows.some((room) => room.slug === slug)) redirect('/app/rooms')
  return (
    <RoomPage
      first={first}
      key={slug}
      phone={await askedByPhone()}
      site={new URL(publicUrl()).host}
      slug={slug}
      words={await guestRoomWords()}
    />
  )
}
