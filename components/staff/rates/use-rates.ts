'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { maxRateDays } from '#lib/rates/rules/limits.ts'
import type { Rates, RatesQuery } from '#lib/rates/schema/days.ts'
import { type IsoDate, startOfMonth } from '#lib/shared/dates.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { monthOf, windowOf } from './month.ts'
import { useChosen } from './use-chosen.ts'

/** The month of a room that is shown, which also stands in the page's address, and the days that are chosen in it. */
export function useRates(first: First<Rates, RatesQuery>) {
  const address = useSearchParams()
  const { today } = first.value
  const [room, setRoom] = useState(first.search.room)
  const [month, setMonth] = useState(() => monthOf(address.get('month'), today))
  const chosen = useChosen(today)
  const window = windowOf(month, chosen.days)
  const list = useAnswer(reading('GET rates'), { room, ...window }, first, {
    topics: ['rooms', 'bookings'],
  })
  // A new booking over the screen has `room` for itself.
  useAddress({ of: String(room), month: month.slice(0, 7) })
  const isOther = list.value.room.id !== room
  return {
    today,
    room,
    month,
    list,
    /** The nights that are known of the room, by their day. */
    nights: new Map(isOther ? [] : list.value.nights.map((night) => [night.date, night])),
    chosen,
    chooseRoom: (next: number) => {
      chosen.clear()
      setRoom(next)
    },
    /** Shows the month that a day is in. Days that are too far from it to be read with it are chosen no longer. */
    show: (day: IsoDate) => {
      const next = startOfMonth(day)
      setMonth(next)
      if (windowOf(next, chosen.days).days > maxRateDays) chosen.clear()
    },
  }
}

export type RatesDesk = ReturnType<typeof useRates>
