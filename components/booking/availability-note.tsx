'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { TriangleAlertIcon } from '#components/ui/icons.tsx'
import { priceOf } from '#lib/booking/rules.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import type { Stay } from './fields.ts'
import { useFormats } from './formats.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** Whether the room is free, said where it was asked; if it is not, with the ways out. */
export function AvailabilityNote() {
  const { availability } = useBooking()
  return (
    <div aria-live="polite" className="scroll-mt-28" id="nearest">
      {availability && <Answer />}
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
      return <Alert tone="success">{t('availabilitySuccess', { room: name })}</Alert>
    case 'unavailable':
      return <Refused name={name} stays={availability.nearest} />
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

function Refused({ name, stays }: { name: string; stays: Stay[] }) {
  const t = useTranslations('booking')
  return (
    <div className="overflow-clip rounded-[12px] border-[1.5px] border-red bg-card">
      <p className="flex gap-2.5 bg-red-tint px-4 py-3 font-semibold text-[16px] text-red leading-snug">
        <TriangleAlertIcon className="mt-px" />
        {t('availabilityFail', { room: name })}
      </p>
      {stays.length === 0 ? (
        <p className="px-4 py-3 text-ink-2 text-sm">{t('nearest.none')}</p>
      ) : (
        <>
          <h3 className="px-4 pt-3.5 pb-0.5 font-semibold font-text text-ink-2 text-sm">
            {t('nearest.title')}
          </h3>
          <ul>
            {stays.map((stay) => (
              <NearStay key={stay.checkIn + stay.checkOut} stay={stay} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function NearStay({ stay }: { stay: Stay }) {
  const t = useTranslations('booking')
  const common = useTranslations('common')
  const { dispatch, room } = useBooking()
  const { day, money } = useFormats()
  const dates = { from: day(stay.checkIn), to: day(stay.checkOut) }
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const total = room && priceOf(Math.round(room.total_rate * 100), room.gst_rate, nights).totalPaise
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-[#efe6d2] px-4 py-2.5 not-first:border-t">
      <p className="flex-1">
        <span className="block heading font-semibold text-[19px] leading-tight">
          {common('dateRange', dates)}
        </span>
        <span className="text-[14px] text-ink-2">
          {[common('nights', { count: nights }), total && money(total)].filter(Boolean).join(', ')}
        </span>
      </p>
      <Button kind="outline" onClick={() => dispatch({ type: 'stayChosen', stay })} size="small">
        {t('nearest.take', dates)}
      </Button>
    </li>
  )
}
