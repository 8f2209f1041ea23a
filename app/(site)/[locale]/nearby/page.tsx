import { NearbyPage } from '#components/site/nearby/nearby-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('nearby')

/** Fourteen places round the farm. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="nearby" />
      <NearbyPage />
    </>
  )
})
