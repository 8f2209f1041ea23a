'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { fetchQuote } from '#lib/reservations/client/availability.ts'
import { defaultGuests, type StayDates } from '#lib/rooms/rules/stay.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { Choice } from './stay-choice.ts'

/** The people who come, and the code that makes it cheaper, if the page knows them; the secret of a guest who has a stay. */
export type Party = { guests: number; code: string; secret?: string }

export const usualParty: Party = { guests: defaultGuests, code: '' }

/** Returns the whole price of a chosen stay in paise; undefined while it is asked for, and null where none is told. */
export function useTotal(
  room: string,
  choice: Choice,
  { guests, code, secret }: Party,
): number | null | undefined {
  const told = useTold<{ total: number }>([room, guests, code, secret], choice, (stay, signal) =>
    secret
      ? call('GET stays/[secret]/dates', {
          params: { secret },
          query: { check_in: stay.checkIn, check_out: stay.checkOut },
          signal,
        })
      : fetchQuote({ roomType: room, ...stay, guests, code }, signal),
  )
  return told && toPaise(told.total)
}

/** Returns the price of a chosen stay with all its lines; undefined while it's asked for, and null where none is told. */
export function useStayQuote(
  room: string,
  choice: Choice,
  guests: number,
): WireQuote | null | undefined {
  return useTold([room, guests], choice, (stay, signal) =>
    fetchQuote({ roomType: room, ...stay, guests }, signal),
  )
}

/** Asks whenever the stay or `of` changes. */
function useTold<Told>(
  of: (string | number | undefined)[],
  { checkIn, checkOut }: Choice,
  ask: (stay: StayDates, signal: AbortSignal) => Promise<Told>,
): Told | null | undefined {
  const [answer, setAnswer] = useState<{ key: string; told: Told | null }>({ key: '', told: null })
  const key = [...of, checkIn, checkOut].join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that is asked with
  useEffect(() => {
    if (!(checkIn && checkOut)) return
    const closing = new AbortController()
    ask({ checkIn, checkOut }, closing.signal).then(
      (told) => setAnswer({ key, told }),
      () => closing.signal.aborted || setAnswer({ key, told: null }),
    )
    return () => closing.abort()
  }, [key])
  return answer.key === key ? answer.told : undefined
}
