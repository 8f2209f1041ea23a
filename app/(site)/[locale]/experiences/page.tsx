import { ExperiencesPage } from '#components/site/experiences/experiences-page.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('experiences')

/** What there is to do. */
export default function Page() {
  return <ExperiencesPage />
}
