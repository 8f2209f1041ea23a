'use client'

import { useEffect, useState } from 'react'
import { fetchRoomQuotes } from '#lib/reservations/client/availability.ts'
import type { RoomQuote } from '#lib/reservations/schema/quotes.ts'
import { toPaise } from '#lib/shared/money.ts'
import { priceKey } from './fields.ts'
import type { Quoted } from './flow.ts'
import { type NotSold, notSoldOf } from './troubles.ts'
import { useBooking } from './use-booking.ts'

/** What the stay in the form costs in a room, or why it isn't sold there; null if that isn't known. */
export type StayIn = { totalPaise: number } | { why: NotSold } | 'asking' | null

/**
 * Returns what tells the price of the stay in the form in each room. That of the chosen room is the price that the whole page shows;
 * for the others it is asked, if there are any.
 */
export function useStayIn(): (room: { id: number; name: string }) => StayIn {
  const { flow, rooms, today } = useBooking()
  const { fields, quoted } = flow
  const hasOthers = (rooms?.length ?? 0) > 1
  // The room that is chosen makes no difference.
  const key = hasOthers ? priceKey({ ...fields, roomType: 'any' }, today) : ''
  const [known, setKnown] = useState<{ key: string; quotes: RoomQuote[] }>({ key: '', quotes: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the fields that are asked with
  useEffect(() => {
    if (!key) return
    const outdated = new AbortController()
    fetchRoomQuotes(fields, outdated.signal).then(
      (quotes) => setKnown({ key, quotes }),
      // The price of the chosen room says what is wrong.
      () => !outdated.signal.aborted && setKnown({ key, quotes: [] }),
    )
    return () => outdated.abort()
  }, [key])
  return ({ id, name }) => {
    const own = name === fields.roomType ? ownStay(quoted) : null
    if (own) return own
    if (known.key === key) return stayOf(known.quotes.find(({ room }) => room === id))
    return key ? 'asking' : null
  }
}

function ownStay(quoted: Quoted | null): StayIn {
  if (quoted?.answer === 'sold') return { totalPaise: quoted.price.totalPaise }
  if (quoted?.answer === 'notSold') return { why: quoted.why }
  return quoted?.answer === 'asking' ? 'asking' : null
}

function stayOf(quote: RoomQuote | undefined): StayIn {
  if (!quote) return null
  if (quote.total !== null) return { totalPaise: toPaise(quote.total) }
  return quote.not_sold && { why: notSoldOf(quote.not_sold) }
}
