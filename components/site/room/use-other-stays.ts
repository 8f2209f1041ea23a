'use client'

import { useEffect, useState } from 'react'
import { type NotSold, notSoldOf } from '#components/booking/troubles.ts'
import { fetchCalendar, fetchRoomQuotes } from '#lib/reservations/client/availability.ts'
import type { StayDates } from '#lib/rooms/rules/stay.ts'
import { addDays } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { useRoomStay } from './room-stay.tsx'

/** What the chosen nights cost in another room, or why it can't be had; null where that isn't known. */
export type OtherStay = { totalPaise: number } | { why: NotSold } | 'taken' | 'asking' | null

type Other = { id: number; slug: string }

type Known = { key: string; stays: Map<number, OtherStay> }

/** Returns what tells of the chosen nights in each of the other rooms. */
export function useOtherStays(rooms: Other[]): (id: number) => OtherStay {
  const { stay, guests } = useRoomStay()
  const [known, setKnown] = useState<Known>({ key: '', stays: new Map() })
  const key = stay ? [stay.checkIn, stay.checkOut, guests].join('/') : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that is asked with
  useEffect(() => {
    if (!stay || rooms.length === 0) return
    const outdated = new AbortController()
    const { signal } = outdated
    fetchStays(rooms, stay, guests, signal).then(
      (stays) => setKnown({ key, stays }),
      () => signal.aborted || setKnown({ key, stays: new Map() }),
    )
    return () => outdated.abort()
  }, [key])
  return (id) => {
    if (!key) return null
    return known.key === key ? (known.stays.get(id) ?? null) : 'asking'
  }
}

async function fetchStays(
  rooms: Other[],
  stay: StayDates,
  guests: number,
  signal: AbortSignal,
): Promise<Map<number, OtherStay>> {
  const last = addDays(stay.checkOut, -1)
  const [quotes, ...nights] = await Promise.all([
    fetchRoomQuotes({ ...stay, guests }, signal),
    ...rooms.map(({ slug }) => fetchCalendar(slug, stay.checkIn, last, signal)),
  ])
  return new Map(
    rooms.map(({ id }, at): [number, OtherStay] => {
      const quote = quotes.find(({ room }) => room === id)
      if (!nights[at]?.every(({ available }) => available)) return [id, 'taken']
      if (quote?.not_sold) return [id, { why: notSoldOf(quote.not_sold) }]
      return [id, quote?.total ? { totalPaise: toPaise(quote.total) } : null]
    }),
  )
}
