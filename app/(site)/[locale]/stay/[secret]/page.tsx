import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { GuestPage } from '#components/booking/guest/guest-page.tsx'
import { calendarEntry } from '#lib/booking/rules/booking.ts'
import { guestPapers } from '#lib/documents/queries/guest-papers.ts'
import { farmNames } from '#lib/i18n/farm-facts.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { googleCalendar } from '#lib/stays/queries/stay-calendar.ts'

/** Rendered anew for each request and never cached: the page is one guest's. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ secret: string }> }

const find = cache((secret: string) => readBooking({ secret }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reference } = (await find((await params).secret)) ?? notFound()
  const t = await getTranslations('guest.meta')
  return {
    title: t('title', { reference, ...farmNames(await getLocale()) }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The state of a guest's booking, and the messages that its few client components need. */
export default async function StayPage({ params }: Props) {
  const { secret } = await params
  const booking = (await find(secret)) ?? notFound()
  const papers = (await guestPapers(secret)) ?? notFound()
  const { booking: words, calendar, common, documents, guest, mail } = await getMessages()
  const { form, upload, errorGeneral, qr } = words
  const messages = {
    booking: {
      form: { checkIn: form.checkIn, checkOut: form.checkOut, guests: form.guests },
      nearest: words.nearest,
      upload,
      errorGeneral,
      qr: { copied: qr.copied },
    },
    calendar,
    common,
    documents: { page: documents.page },
    guest: {
      before: guest.before,
      cancel: guest.cancel,
      dates: guest.dates,
      proof: guest.proof,
      stay: { checkIn: guest.stay.checkIn, checkOut: guest.stay.checkOut },
      transfer: guest.transfer,
    },
    mail: { wishDeclined: { reason: mail.wishDeclined.reason } },
  }
  return (
    <NextIntlClientProvider messages={messages}>
      <GuestPage
        booking={booking}
        googleCalendar={await googleCalendar(booking, calendarEntry(booking) === 'certain')}
        now={new Date()}
        papers={papers}
        secret={secret}
      />
    </NextIntlClientProvider>
  )
}
