import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { StayDiningPage } from '#components/site/stay-dining/stay-dining-page.tsx'
import { Breadcrumbs, RoomsData } from '#components/site/structured-data.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('stayDining')

/** The two rooms, and what is cooked. */
export default async function Page() {
  const { calendar, common } = await getMessages()
  return (
    // What the calendar says once it is opened.
    <NextIntlClientProvider messages={{ calendar, common: { retry: common.retry } }}>
      <Breadcrumbs page="stayDining" />
      <RoomsData />
      <StayDiningPage />
    </NextIntlClientProvider>
  )
}
