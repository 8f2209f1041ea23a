import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { StayDiningPage } from '#components/site/stay-dining/stay-dining-page.tsx'
import { Breadcrumbs, RoomsData } from '#components/site/structured-data.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('stayDining')

/** The two rooms, and the food. */
export default async function Page() {
  const { calendar, common } = await getMessages()
  const { retry, nights, guests } = common
  return (
    // The messages of the calendar, which opens later.
    <NextIntlClientProvider messages={{ calendar, common: { retry, nights, guests } }}>
      <Breadcrumbs page="stayDining" />
      <RoomsData />
      <StayDiningPage />
    </NextIntlClientProvider>
  )
}
