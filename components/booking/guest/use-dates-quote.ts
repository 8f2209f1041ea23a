'use client'

import { useEffect, useState } from 'react'
import { checkAvailability, fetchQuote } from '#lib/booking/client/availability.ts'
import { isSameStay } from '#lib/booking/rules/wish.ts'
import type { StayDates } from '#lib/booking/rules.ts'
import { isIsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { type NotSold, notSoldOf } from '../troubles.ts'

/** The answer about dates that a guest would rather have; `own` where nights of their own stay are in their way. */
export type DatesQuote =
  | { answer: 'free' | 'own' | 'taken'; totalPaise: number }
  | { answer: 'notSold'; why: NotSold }
  | { answer: 'none' }

type Asked = { room: { name: string }; guests: number; stay: StayDates }

const none: DatesQuote = { answer: 'none' }

/** Asks whether other dates are free, and what they cost, whenever they change. */
export function useDatesQuote({ room, guests, stay }: Asked, wish: StayDates): DatesQuote {
  const [known, setKnown] = useState<{ key: string; quote: DatesQuote }>({ key: '', quote: none })
  const { checkIn, checkOut } = wish
  const isStay = isIsoDate(checkIn) && isIsoDate(checkOut) && checkIn < checkOut
  const key = isStay && !isSameStay(stay, wish) ? `${checkIn} ${checkOut}` : ''
  const { name } = room
  const { checkIn: from, checkOut: to } = stay
  useEffect(() => {
    if (!key) return
    const outdated = new AbortController()
    const asked = { name, guests, checkIn, checkOut }
    void quoteOf(asked, checkIn < to && checkOut > from, outdated.signal).then((quote) => {
      if (!outdated.signal.aborted) setKnown({ key, quote })
    })
    return () => outdated.abort()
  }, [key, name, guests, checkIn, checkOut, from, to])
  return key && known.key === key ? known.quote : none
}

type Wanted = StayDates & { name: string; guests: number }

// Without an answer the guest asks as before: staff see what is free.
async function quoteOf(
  wanted: Wanted,
  meetsOwn: boolean,
  signal: AbortSignal,
): Promise<DatesQuote> {
  const { name: roomType, guests, checkIn, checkOut } = wanted
  const stay = { roomType, checkIn, checkOut }
  try {
    const [quote, { units_left: left }] = await Promise.all([
      fetchQuote({ ...stay, guests, code: '' }, signal),
      checkAvailability({ ...stay, guests: String(guests) }, signal),
    ])
    const answer = left > 0 ? 'free' : meetsOwn ? 'own' : 'taken'
    return { answer, totalPaise: toPaise(quote.total) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_sold') {
      return { answer: 'notSold', why: notSoldOf(error.detail.data ?? {}) }
    }
    return none
  }
}
