import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { BookingFlow } from '#components/booking/booking-flow.tsx'
import { bookingPictures } from '#components/booking/pictures.ts'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import type { Locale } from '#lib/i18n/languages.ts'
import { mealsIncluded } from '#lib/i18n/meals-included.ts'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('booking')

/** The booking page: static text and pictures, and one client component that books. The server writes the rooms into it. */
export default whenOpen(async function BookingPage() {
  const { booking, calendar, chat, common, rooms, guest, noscript, usually } = await getMessages()
  const say = await getTranslations()
  // Another farm than the sample has no sentence of its own here: its meals say it.
  const meals = booking.price.meals || mealsIncluded((await getLocale()) as Locale, say as never)
  const words = {
    booking: { ...booking, price: { ...booking.price, meals } },
    calendar,
    chat: { button: chat.button },
    common,
    rooms,
    noscript,
    guest: { timeline: guest.timeline },
    usually,
  }
  return (
    <NextIntlClientProvider messages={words}>
      <Breadcrumbs page="booking" />
      <BookingFlow pictures={bookingPictures()} />
    </NextIntlClientProvider>
  )
})
