import { StayDiningPage } from '#components/site/stay-dining/stay-dining-page.tsx'
import { Breadcrumbs, RoomsData } from '#components/site/structured-data.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('stayDining')

/** The two rooms, and what is cooked. */
export default function Page() {
  return (
    <>
      <Breadcrumbs page="stayDining" />
      <RoomsData />
      <StayDiningPage />
    </>
  )
}
