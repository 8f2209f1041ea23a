import { AboutPage } from '#components/site/about/about-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('about')

/** The farm's people, and their principles. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="about" />
      <AboutPage />
    </>
  )
})
