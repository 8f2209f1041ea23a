import { GalleryPage } from '#components/site/gallery/gallery-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('gallery')

/** The gallery of all pictures. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="gallery" />
      <GalleryPage />
    </>
  )
})
