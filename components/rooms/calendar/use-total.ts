'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
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
  { checkIn, checkOut }: Choice,
  { guests, code, secret }: Party,
): number | null | undefined {
  const [told, setTold] = useState<{ key: string; paise: number | null }>({ key: '', paise: null })
  const key = [room, checkIn, checkOut, guests, code].join('/')
  useEffect(() => {
    if (!(checkIn && checkOut)) return
    const closing = new AbortController()
    const ask = (stay: StayDates) =>
      secret
        ? call('GET stays/[secret]/dates', {
            params: { secret },
            query: { check_in: stay.checkIn, check_out: stay.checkOut },
            signal: closing.signal,
          })
        : fetchQuote({ roomType: room, ...stay, guests, code }, closing.signal)
    ask({ checkIn, checkOut }).then(
      ({ total }) => setTold({ key, paise: toPaise(total) }),
      () => closing.signal.aborted || setTold({ key, paise: null }),
    )
    return () => closing.abort()
  }, [room, checkIn, checkOut, guests, code, secret, key])
  return told.key === key ? told.paise : undefined
}
