import { NextIntlClientProvider, useLocale } from 'next-intl'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#lib/i18n/languages.ts'
import { setMessages } from '#lib/i18n/line-breaks.ts'
import type { PricedRoom } from '#lib/rates/schema/lowest.ts'
import type messages from '#messages/en.json'
import { bookingPictures } from './pictures.ts'
import { RoomChoice } from './room-choice.tsx'
import { BookingContext, useBookingState } from './use-booking.ts'

type Words = typeof messages

/**
 * Returns the HTML of the choice of a room, exactly as the page makes it when its scripts begin. The build makes one file of
 * this for the server, which runs no JSX (`scripts/room-cards.ts`).
 */
export function renderRooms(locale: Locale, words: Words, rooms: PricedRoom[]): string {
  return renderToString(
    <NextIntlClientProvider
      locale={locale}
      messages={setMessages(words, locale)}
      timeZone="Asia/Kolkata"
    >
      <Choice rooms={rooms} />
    </NextIntlClientProvider>,
  )
}

function Choice({ rooms }: { rooms: PricedRoom[] }) {
  return (
    <BookingContext value={useBookingState(useLocale(), bookingPictures(), rooms)}>
      <RoomChoice />
    </BookingContext>
  )
}
