'use client'

import { useEffect, useState } from 'react'
import { fetchRoomQuotes } from '#lib/booking/client/availability.ts'
import type { RoomQuote } from '#lib/booking/schema/quotes.ts'
import { type Fields, priceKey } from './fields.ts'

type Quotes = ReadonlyMap<number, RoomQuote>
const none: Quotes = new Map()

/** Returns what the stay in the form would cost in each room, by the room's id; until another is known that of the stay before. */
export function useRoomQuotes(fields: Fields, today: string): Quotes {
  const [quotes, setQuotes] = useState(none)
  // The room that is chosen makes no difference.
  const key = priceKey({ ...fields, roomType: 'any' }, today)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the fields that are asked with
  useEffect(() => {
    if (!key) return
    const outdated = new AbortController()
    fetchRoomQuotes(fields, outdated.signal).then(
      (rooms) => setQuotes(new Map(rooms.map((each) => [each.room, each]))),
      // The price of the chosen room says what is wrong.
      () => undefined,
    )
    return () => outdated.abort()
  }, [key])
  return key ? quotes : none
}
