import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/site/words.tsx'
import type { GuestBooking } from '#lib/booking/rules.ts'
import { property } from '#lib/property.ts'
import { formatDay, formatInstant } from '#lib/shared/dates.ts'
import { type Stage, Timeline } from './timeline.tsx'

/** The sentence that a guest comes for, and how far the booking has come. */
export function GuestStatus({ booking }: { booking: GuestBooking }) {
  const t = useTranslations('guest')
  const locale = useLocale()
  const { reference, status, changedAt, fullName } = booking
  const { title, text } = useStatusWords(booking)
  return (
    <div className="border-line border-b bg-rice">
      <div className="wrap pt-7 pb-7 md:pt-14 md:pb-10">
        <p className="heading text-[22px] text-laterite italic">
          {t('greeting', { name: fullName })}
        </p>
        <h1 className="mt-2.5 max-w-[20em] text-[32px] md:text-[46px]">{title}</h1>
        <p className="mt-3.5 max-w-measure text-ink-2 md:text-[18px]">
          <Words>{text}</Words>
        </p>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-2 text-sm">
          <span className={`rounded-full px-3 py-1 font-semibold ${badges[status]}`}>
            {t(`status.${status}.label`)}
          </span>
          <bdi className="font-semibold text-ink">{t('title', { reference })}</bdi>
          <span>{t('updated', { when: formatInstant(changedAt, locale) })}</span>
        </p>
        <Rest booking={booking} />
      </div>
    </div>
  )
}

const badges = {
  pending: 'bg-turmeric-tint text-turmeric-ink',
  verified: 'bg-indigo-tint text-indigo',
  confirmed: 'bg-leaf-tint text-leaf',
  rejected: 'bg-red-tint text-red',
} as const

function useStatusWords(booking: GuestBooking): { title: string; text: string } {
  const t = useTranslations('guest.status')
  const locale = useLocale()
  const { status, cancelAskedAt, hasUnit, phone, checkIn } = booking
  if (status === 'rejected') return { title: t('rejected.title'), text: t('rejected.text') }
  if (cancelAskedAt) {
    const when = formatInstant(cancelAskedAt, locale)
    return { title: t('cancelAsked.title'), text: t('cancelAsked.text', { when }) }
  }
  if (!hasUnit) {
    return { title: t('needsRoom.title'), text: t('needsRoom.text', { guestPhone: phone }) }
  }
  const { from: checkInFrom, to: checkInTo } = property.checkIn
  const facts = { checkIn: formatDay(checkIn, locale), checkInFrom, checkInTo }
  return { title: t(`${status}.title`), text: t(`${status}.text`, facts) }
}

const stages = { pending: 'submitted', verified: 'verified', confirmed: 'confirmed' } as const

function Rest({ booking }: { booking: GuestBooking }) {
  const t = useTranslations('guest.status.rejected')
  const locale = useLocale()
  const { status, statusNote, createdAt, verifiedAt, changedAt } = booking
  if (status === 'rejected') {
    return (
      <div className="mt-6 max-w-measure space-y-2 border-red border-s-4 ps-4">
        {statusNote && <p className="font-semibold">{t('reason', { reason: statusNote })}</p>}
        <p>
          <Words>{t('money', { phone: property.phone })}</Words>
        </p>
      </div>
    )
  }
  const notes: Partial<Record<Stage, string>> = {
    submitted: formatInstant(createdAt, locale),
    ...(verifiedAt && status !== 'pending' && { verified: formatInstant(verifiedAt, locale) }),
    ...(status === 'confirmed' && { confirmed: formatInstant(changedAt, locale) }),
  }
  return (
    <div className="mt-8 md:mt-10">
      <Timeline at={stages[status]} notes={notes} wide />
    </div>
  )
}
