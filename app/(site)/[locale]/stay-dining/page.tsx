import { CalendarMessages } from '#components/rooms/calendar-messages.tsx'
import { StayDiningPage } from '#components/site/stay-dining/stay-dining-page.tsx'
import { Breadcrumbs, RoomsData } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'
import { siteRooms } from '#lib/rooms/queries/site-rooms.ts'
import { photoOfRooms } from '#lib/rooms/rules/picture.ts'

export const generateMetadata = async () =>
  pageMetadata('stayDining', photoOfRooms(await siteRooms()))

/** The rooms, and the food. */
export default whenOpen(async function Page() {
  const rooms = await siteRooms()
  return (
    <CalendarMessages>
      <Breadcrumbs page="stayDining" />
      <RoomsData rooms={rooms} />
      <StayDiningPage rooms={rooms} />
    </CalendarMessages>
  )
})
