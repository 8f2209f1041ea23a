import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { TermsPage } from '#components/site/terms/terms-page.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('terms')

/** The terms of a stay. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="terms" />
      <TermsPage />
    </>
  )
})
