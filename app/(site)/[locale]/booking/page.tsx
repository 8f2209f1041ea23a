import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { BookingFlow } from '#components/booking/booking-flow.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'
import { picture } from '#lib/pictures/rules.ts'

export const generateMetadata = () => pageMetadata('booking')

/** The booking page: static text and pictures, and one client component that books. */
export default async function BookingPage() {
  const { booking, calendar, chat, common, rooms, guest, noscript } = await getMessages()
  const words = {
    booking,
    calendar,
    chat: { button: chat.button },
    common,
    rooms,
    noscript,
    guest: { timeline: guest.timeline },
  }
  const pictures = {
    wada: picture('room'),
    cottage: picture('cottage'),
    done: picture('lakesunset'),
  }
  return (
    <NextIntlClientProvider messages={words}>
      <Breadcrumbs page="booking" />
      <BookingFlow pictures={pictures} />
    </NextIntlClientProvider>
  )
}
