import { AboutPage } from '#components/site/about/about-page.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('about')

/** Who keeps the farm, and how. */
export default function Page() {
  return <AboutPage />
}
