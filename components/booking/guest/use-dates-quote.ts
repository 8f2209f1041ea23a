'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import type { StayDates } from '#lib/rooms/rules/stay.ts'
import { isIsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { isSameStay } from '#lib/stays/rules/wish.ts'
import { type NotSold, notSoldOf } from '../troubles.ts'

/** The answer about dates that a guest would rather have, with what their stay would cost then. */
export type DatesQuote =
  | { answer: 'free' | 'taken'; totalPaise: number }
  | { answer: 'notSold'; why: NotSold }
  | { answer: 'none' }

type Asked = { secret: string; stay: StayDates }

const none: DatesQuote = { answer: 'none' }

/** Asks whether other dates are free for a guest, and what they cost, whenever they change. */
export function useDatesQuote({ secret, stay }: Asked, wish: StayDates): DatesQuote {
  const [known, setKnown] = useState<{ key: string; quote: DatesQuote }>({ key: '', quote: none })
  const { checkIn, checkOut } = wish
  const isStay = isIsoDate(checkIn) && isIsoDate(checkOut) && checkIn < checkOut
  const key = isStay && !isSameStay(stay, wish) ? `${checkIn} ${checkOut}` : ''
  useEffect(() => {
    if (!key) return
    const outdated = new AbortController()
    void quoteOf(secret, { checkIn, checkOut }, outdated.signal).then((quote) => {
      if (!outdated.signal.aborted) setKnown({ key, quote })
    })
    return () => outdated.abort()
  }, [key, secret, checkIn, checkOut])
  return key && known.key === key ? known.quote : none
}

// Without an answer the guest asks as before: staff see what is free.
async function quoteOf(secret: string, wish: StayDates, signal: AbortSignal): Promise<DatesQuote> {
  try {
    const query = { check_in: wish.checkIn, check_out: wish.checkOut }
    const message = { params: { secret }, query, signal }
    const { available, total } = await call('GET stays/[secret]/dates', message)
    return { answer: available ? 'free' : 'taken', totalPaise: toPaise(total) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_sold') {
      return { answer: 'notSold', why: notSoldOf(error.detail.data ?? {}) }
    }
    return none
  }
}
