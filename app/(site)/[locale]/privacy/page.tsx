import { PrivacyPage } from '#components/site/privacy/privacy-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('privacy')

/** The data stored about visitors and guests, and in their browsers. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="privacy" />
      <PrivacyPage />
    </>
  )
})
