import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { RoomMessages } from '#components/site/room/room-messages.tsx'
import { RoomPage } from '#components/site/room/room-page.tsx'
import { RoomsData } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { roomMetadata } from '#lib/i18n/metadata.ts'
import { pages } from '#lib/i18n/pages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import { hadRoom, siteRooms } from '#lib/rooms/queries/site-rooms.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { firstPicture } from '#lib/rooms/rules/picture.ts'
import { wordsIn } from '#lib/rooms/rules/words.ts'

type Props = { params: Promise<{ slug: string }> }

/** Returns the rooms of the build; those of now are pages made later (`server/site-pages.ts`). */
export async function generateStaticParams() {
  return (await siteRooms()).map(({ slug }) => ({ slug }))
}

const find = cache(async (slug: string) => {
  const rooms = await siteRooms()
  const room = rooms.find((each) => each.slug === slug)
  if (room) return { room, others: rooms.filter((each) => each !== room) }
  // A room that's gone: whoever kept its address sees the others.
  if (await hadRoom(slug)) redirect(pathIn(await getLocale(), pages.stayDining))
  notFound()
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { room } = await find((await params).slug)
  const { name } = wordsIn(await getLocale(), room)
  return roomMetadata(roomPath(room.slug), name.text, firstPicture(room.pictures))
}

/** A room's own page. */
export default whenOpen(async function Page({ params }: Props) {
  const { room, others } = await find((await params).slug)
  return (
    <RoomMessages>
      <RoomsData rooms={[room]} />
      <RoomPage others={others} room={room} />
    </RoomMessages>
  )
})
