import { EventsPage } from '#components/site/events/events-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('events')

/** Three event packages, and a band for other events. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="events" />
      <EventsPage />
    </>
  )
})
