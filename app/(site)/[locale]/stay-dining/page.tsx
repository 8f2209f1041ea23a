import { CalendarMessages } from '#components/rooms/calendar-messages.tsx'
import { StayDiningPage } from '#components/site/stay-dining/stay-dining-page.tsx'
import { Breadcrumbs, RoomsData } from '#components/site/structured-data.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('stayDining')

/** The two rooms, and the food. */
export default function Page() {
  return (
    <CalendarMessages>
      <Breadcrumbs page="stayDining" />
      <RoomsData />
      <StayDiningPage />
    </CalendarMessages>
  )
}
