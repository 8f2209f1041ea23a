'use client'

import { useState } from 'react'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { freeNights, nightsWithin } from '#lib/stays/rules/calendar-places.ts'
import { priceOfFreeNights } from '#lib/stays/rules/calendar-prices.ts'
import { newStayProblems } from '#lib/stays/rules/stay-change.ts'
import type { CalendarNight, DeskCalendar, Nights } from '#lib/stays/schema/calendar.ts'
import { rupees, shortDates } from '../kit/words.ts'
import { isFrame } from './frame.ts'
import { unitAt } from './use-moving.ts'
import { nightsOf, unitNameOf } from './words.ts'

const t = staffWords('calendar')

type Range = { line: string; first: string; last: string }
/**
 * Free nights of a unit that somebody has picked, from the one that was first towards the last. `problem` says why they cannot
 * be booked, as those that are too far ahead; they can be blocked all the same.
 */
export type Picked = Nights &
  Range & { room_id: number; unit: number; title: string; words: string; problem: string | null }

/** The free nights that are picked to be booked or blocked. Nights that are over, or not loaded, are not. */
export function usePicking(calendar: DeskCalendar) {
  const [range, setRange] = useState<Range | null>(null)
  const pick = (line: string, first: string, last = first) => {
    if (first >= calendar.today && !isFrame(calendar)) setRange({ line, first, last })
  }
  return {
    picked: range && pickedOf(calendar, range),
    /** Picks nights of a unit, from one towards another, as far as they are free. */
    pick,
    /** Adds the nights up to a later one of the same unit, or else begins anew. */
    press: (line: string, night: string) => {
      const isLater = range?.line === line && night > range.first
      pick(line, isLater ? range.first : night, night)
    },
    /** Returns what a press on a night would pick. */
    pickedAt: (line: string, night: string) =>
      night < calendar.today || isFrame(calendar)
        ? null
        : pickedOf(calendar, { line, first: night, last: night }),
    clear: () => setRange(null),
  }
}

export type Picking = ReturnType<typeof usePicking>

/** Returns the nights that a range picks; none once somebody else has taken them. */
export function pickedOf(calendar: DeskCalendar, range: Range): Picked | null {
  const { line, first, last } = range
  const unit = unitAt(line)
  const room = calendar.rooms.find(({ id }) => id === unit.room_id)
  const isFree = !calendar.occupancies.some(
    (each) =>
      each.room_id === unit.room_id &&
      each.unit === unit.unit &&
      each.check_in <= first &&
      first < each.check_out,
  )
  if (!room || !isFree) return null
  const nights = freeNights(calendar, unit, first, last)
  const price = priceOfFreeNights(calendar, room, nights)
  const stay = { checkIn: nights.check_in, checkOut: nights.check_out }
  const [problem = null] = Object.values(newStayProblems(stay, calendar.today))
  return {
    ...nights,
    ...unit,
    ...range,
    title: `${unitNameOf(calendar, unit)}, ${nightsOf(nights)}`,
    problem,
    words: [
      shortDates(nights),
      ...(price === null ? [] : [priceWords(rupees(price), nightsWithin(room, nights))]),
    ].join(', '),
  }
}

function priceWords(price: string, nights: readonly CalendarNight[]): string {
  if (!chargesGst()) return price
  const across = nights.flatMap(({ gst }) => gst ?? [])
  const [gst] = across
  if (gst === undefined) return t('picked.withGst', { price })
  const [some, count] = [across.length, nights.length]
  if (some === count) return t('picked.withHigherGst', { price, gst })
  return t('picked.withSomeHigherGst', { price, gst, some, count })
}
