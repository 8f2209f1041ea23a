import { GalleryPage } from '#components/site/gallery/gallery-page.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('gallery')

/** All the plates. */
export default function Page() {
  return <GalleryPage />
}
