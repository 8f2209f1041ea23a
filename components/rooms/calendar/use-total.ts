'use client'

import { useEffect, useState } from 'react'
import { fetchQuote } from '#lib/booking/client/availability.ts'
import { defaultGuests } from '#lib/booking/rules.ts'
import type { Choice } from './stay-choice.ts'

/** The people who come, and the code that makes it cheaper, if the page knows them. */
export type Party = { guests: number; code: string }

export const usualParty: Party = { guests: defaultGuests, code: '' }

/** Returns the whole price of a chosen stay in paise; undefined while it is asked for, and null where none is told. */
export function useTotal(
  room: string,
  { checkIn, checkOut }: Choice,
  { guests, code }: Party,
): number | null | undefined {
  const [told, setTold] = useState<{ key: string; paise: number | null }>({ key: '', paise: null })
  const key = [room, checkIn, checkOut, guests, code].join('/')
  useEffect(() => {
    if (!(checkIn && checkOut)) return
    const closing = new AbortController()
    fetchQuote({ roomType: room, checkIn, checkOut, guests, code }, closing.signal).then(
      ({ total }) => setTold({ key, paise: Math.round(total * 100) }),
      () => closing.signal.aborted || setTold({ key, paise: null }),
    )
    return () => closing.abort()
  }, [room, checkIn, checkOut, guests, code, key])
  return told.key === key ? told.paise : undefined
}
