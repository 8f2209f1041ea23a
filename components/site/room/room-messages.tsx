import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Gives what is in it the messages of a room's calendar and price, which come to life later. */
export async function RoomMessages({ children }: { children: ReactNode }) {
  const { calendar, common, rooms, stay, booking, dock, usually } = await getMessages()
  const { from, guests, nights, perNight, retry, sleeps } = common
  const { book, choose, chooseDay, deposit, for: forNights } = rooms.page
  const { checkIn, checkOut } = booking.form
  return (
    <NextIntlClientProvider
      messages={{
        calendar,
        common: { from, guests, nights, perNight, retry, sleeps },
        rooms: { page: { book, choose, chooseDay, deposit, for: forNights } },
        stay: { room: { check: stay.room.check } },
        booking: {
          price: booking.price,
          form: {
            checkIn: { label: checkIn.label },
            checkOut: { label: checkOut.label },
            guests: { label: booking.form.guests.label },
          },
        },
        dock: { price: dock.price },
        usually: { line: usually.line },
      }}
    >
      {children}
    </NextIntlClientProvider>
  )
}
