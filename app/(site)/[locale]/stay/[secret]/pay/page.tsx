import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { BalancePage } from '#components/booking/guest/balance-page.tsx'
import { payableOf } from '#lib/booking/rules/balance.ts'
import { stayPath } from '#lib/booking/rules/paths.ts'
import { farmNames } from '#lib/i18n/farm-facts.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'

/** Rendered anew for each request and never cached: the page is one guest's. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ secret: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guest.paying')
  const { brand } = farmNames(await getLocale())
  return {
    title: `${t('pay')} | ${brand}`,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The page to pay the balance; leads to the guest's own page if there is none. */
export default async function StayBalancePage({ params }: Props) {
  const { secret } = await params
  const booking = (await readBooking({ secret })) ?? notFound()
  if (payableOf(booking) === 0) redirect(stayPath(secret, (await getLocale()) as Locale))
  const { booking: words, common, guest } = await getMessages()
  const { upload, errorGeneral, errorScreenshot, qr } = words
  const messages = {
    booking: { upload, errorGeneral, errorScreenshot, qr },
    common,
    guest: { balance: guest.balance },
  }
  return (
    <NextIntlClientProvider messages={messages}>
      <BalancePage booking={booking} secret={secret} />
    </NextIntlClientProvider>
  )
}
