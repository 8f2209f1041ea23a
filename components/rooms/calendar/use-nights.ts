'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import { fetchCalendar } from '#lib/reservations/client/availability.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import type { Range } from './days.ts'
import type { Nights } from './stay-choice.ts'

type Answer = Nights | 'loading' | 'failed'

const none: Nights = new Map()

/**
 * Returns the nights of a room in a range: one request, and another whenever `retry` is called. For the guest who holds a secret those
 * of their own stay are free.
 */
export function useNights(room: string, { first, last }: Range, secret?: string) {
  const [answer, setAnswer] = useState<Answer>('loading')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `round` repeats the request
  useEffect(() => {
    const closing = new AbortController()
    const asked = secret
      ? call('GET stays/[secret]/nights', {
          params: { secret },
          query: { from: first, to: last },
          signal: closing.signal,
        }).then(({ days }) => days)
      : fetchCalendar(room, first, last, closing.signal)
    asked.then(
      (days) => setAnswer(new Map(days.map((day) => [day.date, day]))),
      () => closing.signal.aborted || setAnswer('failed'),
    )
    return () => closing.abort()
  }, [room, first, last, secret, round])
  const nights = typeof answer === 'object' ? answer : none
  return {
    nights,
    loading: answer === 'loading',
    failed: answer === 'failed',
    /** True if it is known that no night is free. */
    allTaken: nights.size > 0 && ![...nights.values()].some(({ available }) => available),
    /** Returns why nothing can be said of a day; null for one that is known. */
    unsaidOf(day: IsoDate): 'past' | 'loading' | 'unknown' | null {
      if (day < first) return 'past'
      if (answer === 'loading') return 'loading'
      return nights.has(day) ? null : 'unknown'
    },
    retry() {
      setAnswer('loading')
      setRound(round + 1)
    },
  }
}

export type KnownNights = ReturnType<typeof useNights>
