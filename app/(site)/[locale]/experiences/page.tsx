import { ExperiencesPage } from '#components/site/experiences/experiences-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('experiences')

/** The things to do. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="experiences" />
      <ExperiencesPage />
    </>
  )
})
