import { useLocale, useTranslations } from 'next-intl'
import { farmFacts, whatsapp } from '#components/site/farm-facts.ts'
import { SiteLink } from '#components/site/site-link.tsx'
import { Words } from '#components/site/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import type { GuestBooking } from '#lib/booking/rules.ts'
import { pages } from '#lib/i18n/pages.ts'
import { property } from '#lib/property.ts'
import { formatInstant } from '#lib/shared/dates.ts'
import { GuestStatus } from './guest-status.tsx'
import { StayCard } from './stay-card.tsx'

/** A guest's own page: the status is its heading; then the stay and its price, and how to reach and find us. */
export function GuestPage({ booking }: { booking: GuestBooking }) {
  return (
    <>
      <GuestStatus booking={booking} />
      <div className="wrap grid items-start gap-x-16 gap-y-10 pt-8 pb-16 md:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.55fr)]">
        <div className="space-y-8 lg:order-2">
          <StayCard booking={booking} />
          <Contact reference={booking.reference} />
        </div>
        <div className="space-y-10">
          <Directions />
          <Rules />
          <Cancelling booking={booking} />
        </div>
      </div>
    </>
  )
}

function Contact({ reference }: { reference: string }) {
  const t = useTranslations('guest')
  const common = useTranslations('common')
  const text = encodeURIComponent(t('title', { reference }))
  return (
    <section>
      <h2 className="text-[22px]">{t('contact.title')}</h2>
      <p className="mt-1.5 text-[16px] text-ink-2">
        <Words>{t('contact.text', { phone: property.phone })}</Words>
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <a
          className={buttonClass({ kind: 'outline' })}
          href={`tel:${property.phone.replace(/\s/g, '')}`}
        >
          <PhoneIcon />
          <bdi dir="ltr">{property.phone}</bdi>
        </a>
        <a className={buttonClass({ kind: 'outline' })} href={`${whatsapp}?text=${text}`}>
          {common('whatsapp')}
        </a>
      </div>
      <p className="mt-5 text-[14px] text-ink-2">{t('private')}</p>
    </section>
  )
}

function Directions() {
  const t = useTranslations('guest.directions')
  return (
    <section className="border-line border-b pb-10">
      <h2 className="text-[27px]">{t('title')}</h2>
      <p className="mt-4 rounded-control bg-turmeric-tint px-4 py-3 text-[16px] text-turmeric-ink">
        {t('signal')}
      </p>
      <ul className="mt-2">
        {(['mumbai', 'pune', 'train', 'lane'] as const).map((way) => (
          <li className="border-[#e9dec3] py-3 text-[16px] text-ink-2 not-first:border-t" key={way}>
            {t(way)}
          </li>
        ))}
      </ul>
      <a
        className={`mt-2 ${buttonClass({ kind: 'outline' })}`}
        href={property.googleListing}
        rel="noopener"
      >
        {t('map')}
      </a>
    </section>
  )
}

function Rules() {
  const t = useTranslations('guest.rules')
  return (
    <section className="border-line border-b pb-10">
      <h2 className="text-[27px]">{t('title')}</h2>
      <p className="mt-3 text-ink-2">{t('text', { maxDogs: property.maxDogs })}</p>
      <SiteLink className="text-link mt-3 inline-block" href={pages.terms}>
        {t('link')}
      </SiteLink>
    </section>
  )
}

function Cancelling({ booking }: { booking: GuestBooking }) {
  const t = useTranslations('guest.cancel')
  const locale = useLocale()
  const { refundDays } = farmFacts(locale)
  if (booking.status === 'rejected') return null
  return (
    <section>
      <h2 className="text-[27px]">{t('title')}</h2>
      <p className="mt-3 text-ink-2">
        {t('rule', {
          refundDays,
          reservedOn: formatInstant(booking.createdAt, locale, { dateStyle: 'medium' }),
        })}
      </p>
    </section>
  )
}
