'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** Returns which rooms take the chosen number of guests, or what to do if none does; null where every room does. */
export function useFittingRooms(): string | null {
  const t = useTranslations('booking.form.guests')
  const common = useTranslations('common')
  const { rooms, flow } = useBooking()
  const { list, phone } = useFormats()
  const nameOf = useRoomName()
  if (!rooms || rooms.length === 0) return null
  const guests = common('guests', { count: flow.fields.guests })
  const fitting = rooms.filter(({ sleeps }) => sleeps === null || sleeps >= flow.fields.guests)
  if (fitting.length === 0) return t('none', { guests, phone })
  return fitting.length < rooms.length
    ? t('fits', { guests, rooms: list(...fitting.map(nameOf)) })
    : null
}
