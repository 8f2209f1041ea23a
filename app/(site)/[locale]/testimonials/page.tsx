import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { TestimonialsPage } from '#components/site/testimonials/testimonials-page.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('testimonials')

/** The guests' reviews. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="testimonials" />
      <TestimonialsPage />
    </>
  )
})
