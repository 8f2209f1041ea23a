'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { mustCallFirst } from '#lib/booking/rules/stay-problems.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { clockIn } from '#lib/shared/dates.ts'
import { Alternatives } from './alternatives.tsx'
import { useRoomName } from './room-words.ts'
import type { NotSold } from './troubles.ts'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'
import { useNotSoldWords } from './use-not-sold-words.ts'

/** The note beside the fields: the room is free, or which alternatives there are. */
export function AvailabilityNote() {
  const { availability, forbidden } = useBooking()
  return (
    <div aria-live="polite" className="scroll-mt-28 outline-none" id="nearest" tabIndex={-1}>
      {forbidden ? <NotSoldStay why={forbidden} /> : availability && <Answer />}
    </div>
  )
}

function Answer() {
  const t = useTranslations('booking')
  const { availability, room, recheck } = useBooking()
  const nameOf = useRoomName()
  const name = room ? nameOf(room) : ''
  switch (availability?.answer) {
    case 'available':
      return (
        <>
          <Alert tone="success">{t('availabilitySuccess', { room: name })}</Alert>
          <Tonight />
        </>
      )
    case 'unavailable':
      return (
        <Alternatives
          nearest={availability.nearest}
          otherRooms={availability.otherRooms}
          title={t('availabilityFail', { room: name })}
        />
      )
    case 'unknown':
      return (
        <Alert tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {t('unavailableGeneral')}
            <button className="min-h-8 font-semibold underline" onClick={recheck} type="button">
              {t('availabilityRetry')}
            </button>
          </div>
        </Alert>
      )
    default:
      return (
        <p className="rounded-control bg-rice px-4 py-3 text-ink-2 text-sm">
          {t('availabilityChecking')}
        </p>
      )
  }
}

function NotSoldStay({ why }: { why: NotSold }) {
  const { flow, availability } = useBooking()
  const words = useNotSoldWords()
  const nearest = flow.quoted?.answer === 'notSold' ? flow.quoted.nearest : []
  return (
    <Alternatives
      nearest={nearest}
      otherRooms={availability?.otherRooms ?? []}
      title={words(why)}
    />
  )
}

function Tonight() {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { flow } = useBooking()
  const now = useNow()
  if (!mustCallFirst(flow.fields.checkIn, new Date(now))) return null
  const { phone } = farm()
  return (
    <Alert className="mt-3" tone="warning">
      <Words>{t('tonight', { phone, checkInTo: clockIn(locale, farm().checkIn.to) })}</Words>
    </Alert>
  )
}
