'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import type { Stay } from './fields.ts'
import { useRoomName } from './room-words.ts'
import type { NotSold } from './troubles.ts'
import { useBooking } from './use-booking.ts'

/** Returns the sentence for the stay in the form, if it is not sold, with the season that forbids it if one does. */
export function useNotSoldWords(): (why: NotSold) => string {
  const { checkIn, checkOut } = useBooking().flow.fields
  const tooMany = useTooManyWords()
  const sentence = useNotSoldSentence()
  return (why) => sentence(why, { checkIn, checkOut }, tooMany)
}

/** Returns the sentence for any stay that is not sold; `tooMany` is the one for too many guests. */
export function useNotSoldSentence() {
  const t = useTranslations('calendar.notSold')
  const { dayInSentence, isolate } = useFormats()
  return (
    { because, minimumNights: count, season: name }: NotSold,
    { checkIn, checkOut }: Stay,
    tooMany: string,
  ) => {
    const season = name && isolate(name)
    switch (because) {
      case 'closed':
        return season ? t('closedSeason', { season }) : t('closed')
      case 'no_arrival':
        return t('noArrival', { date: dayInSentence(checkIn) })
      case 'no_departure':
        return t('noDeparture', { date: dayInSentence(checkOut) })
      case 'minimum_nights':
        return season
          ? t('minimumSeason', { season, count })
          : t('minimum', { date: dayInSentence(checkIn), count })
      case 'too_many_guests':
        return tooMany
      default:
        return because satisfies never
    }
  }
}

/** Returns the sentence about more guests than the chosen room takes. */
export function useTooManyWords(): string {
  const t = useTranslations('booking.form.guests')
  const common = useTranslations('common')
  const { room } = useBooking()
  const { phone } = useFormats()
  const nameOf = useRoomName()
  if (!room) return ''
  const sleeps = common('sleeps', { count: room.sleeps ?? 0 })
  return t('tooMany', { room: nameOf(room), sleeps, phone })
}
