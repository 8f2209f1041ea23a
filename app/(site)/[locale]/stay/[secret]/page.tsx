import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { GuestPage } from '#components/booking/guest-page.tsx'
import { findBookingBySecret } from '#lib/booking/queries/find-booking-by-secret.ts'

/** One guest's page, read anew each time and kept by nobody. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ secret: string }> }

const booking = cache(async (params: Props['params']) => {
  const { secret } = await params
  return (await findBookingBySecret(secret)) ?? notFound()
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reference } = await booking(params)
  const t = await getTranslations('guest.meta')
  return {
    title: t('title', { reference }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** Where a guest's booking stands. */
export default async function StayPage({ params }: Props) {
  return <GuestPage booking={await booking(params)} />
}
