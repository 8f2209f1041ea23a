'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { fetchQuote } from '#lib/reservations/client/availability.ts'
import { searchRooms } from '#lib/rooms/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'

/** A stay as it is typed; the room by its slug. */
type TypedStay = Record<'room' | 'check_in' | 'check_out' | 'guests' | 'code', string>
type Answer = { quote: WireQuote | null; problem: string | null }

const typingMs = 250
const everyRoom = { q: '' }

/** Asks what a stay would cost a guest, as it is typed, and again when rates change. */
export function useQuote() {
  const rooms = useAnswer(searchRooms, everyRoom, null, { topics: ['rooms'] }).value?.rows ?? []
  const [typed, setTyped] = useState(firstStay)
  // Until somebody chooses, the room whose nights are shown.
  const shown = useSearchParams().get('of')
  const first = rooms.find(({ id }) => String(id) === shown) ?? rooms[0]
  const room = typed.room || (first?.slug ?? '')
  const asked = useDelayed(JSON.stringify({ ...typed, room }), typingMs)
  const { value, loading, failed } = useAnswer(ask, { asked }, null, {
    topics: ['rooms', 'bookings'],
  })
  const noAnswer = failed ? 'The server did not answer.' : null
  return {
    typed: { ...typed, room },
    rooms,
    loading,
    quote: value?.quote ?? null,
    problem: noAnswer ?? value?.problem ?? null,
    change: (changes: Partial<TypedStay>) =>
      setTyped((before) => {
        const next = { ...before, ...changes }
        // The departure goes along with an arrival that is put behind it.
        const isTurned = next.check_in && next.check_out <= next.check_in
        return isTurned && changes.check_in
          ? { ...next, check_out: addDays(next.check_in, 1) }
          : next
      }),
  }
}

export type Quoting = ReturnType<typeof useQuote>

function firstStay(): TypedStay {
  const today = dayInIndia(new Date())
  return { room: '', check_in: today, check_out: addDays(today, 1), guests: '2', code: '' }
}

// A stay that is not sold is an answer, too: the reason stands where the price would.
async function ask(
  { asked }: { asked: string },
  options: { signal?: AbortSignal },
): Promise<Answer> {
  const {
    room,
    check_in: checkIn,
    check_out: checkOut,
    guests,
    code,
  } = JSON.parse(asked) as TypedStay
  if (!room) return { quote: null, problem: null }
  try {
    const stay = { roomType: room, checkIn, checkOut, guests: Number(guests), code }
    return { quote: await fetchQuote(stay, options.signal), problem: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [first] = Object.values(error.detail.errors ?? {})
    return { quote: null, problem: first ?? sayWhy(error) }
  }
}
