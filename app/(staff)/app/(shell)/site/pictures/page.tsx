import type { Metadata } from 'next'
import { PicturesScreen } from '#components/staff/site/pictures/pictures-screen.tsx'
import { readPictures } from '#lib/farm/queries/pictures.ts'
import { readSite } from '#lib/farm/queries/site.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.sitePictures') })

/** The pictures of the guests' pages, and what isn't published of them. */
export default async function SitePicturesPage() {
  const staff = await requireStaffPage('/app/site/pictures')
  const [site, pictures] = await Promise.all([readSite(staff), readPictures(staff)])
  return (
    <PicturesScreen
      first={{ search: {}, value: site }}
      firstPictures={{ search: {}, value: { pictures } }}
    />
  )
}
