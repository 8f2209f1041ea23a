'use client'

import { useEffect, useState } from 'react'
import { fetchCalendar } from '#lib/booking/client.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import type { Range } from './days.ts'

/** The state of a day: `unknown` if it could not be checked. */
export type DayState = 'available' | 'unavailable' | 'past' | 'loading' | 'unknown'

type Answer = ReadonlyMap<IsoDate, boolean> | 'loading' | 'failed'

/** Returns the free nights of a room in a range: one request, and another whenever `retry` is called. */
export function useNights(room: string, { first, last }: Range) {
  const [answer, setAnswer] = useState<Answer>('loading')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `round` repeats the request
  useEffect(() => {
    const closing = new AbortController()
    fetchCalendar(room, first, last, closing.signal).then(
      (days) => setAnswer(new Map(days.map(({ date, available }) => [date, available]))),
      () => closing.signal.aborted || setAnswer('failed'),
    )
    return () => closing.abort()
  }, [room, first, last, round])
  const known = typeof answer === 'object' ? answer : null
  return {
    loading: answer === 'loading',
    failed: answer === 'failed',
    /** True if it is known that no night is free. */
    allTaken: known !== null && ![...known.values()].includes(true),
    stateOf: (day: IsoDate): DayState => (day < first ? 'past' : stateIn(answer, day)),
    retry() {
      setAnswer('loading')
      setRound(round + 1)
    },
  }
}

function stateIn(answer: Answer, day: IsoDate): DayState {
  if (answer === 'loading') return 'loading'
  if (answer === 'failed') return 'unknown'
  const free = answer.get(day)
  if (free === undefined) return 'unknown'
  return free ? 'available' : 'unavailable'
}
