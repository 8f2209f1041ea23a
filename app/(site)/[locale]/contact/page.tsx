import { ContactPage } from '#components/site/contact/contact-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('contact')

/** The ways to reach the farm. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="contact" />
      <ContactPage />
    </>
  )
})
