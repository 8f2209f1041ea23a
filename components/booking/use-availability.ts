'use client'

import { type Dispatch, useEffect } from 'react'
import { checkAvailability } from '#lib/reservations/client/availability.ts'
import { type Alternatives, type Fields, type Stay, stayKey } from './fields.ts'
import type { Action } from './flow.ts'
import { alternatives } from './troubles.ts'

/** Requests the room's availability whenever room, dates, guests or `round` change. */
export function useAvailability(
  { roomType, checkIn, checkOut, guests }: Fields,
  today: string,
  round: number,
  dispatch: Dispatch<Action>,
): void {
  useEffect(() => {
    const key = stayKey({ roomType, checkIn, checkOut }, today)
    if (!key || round < 0) return
    const outdated = new AbortController()
    dispatch({ type: 'checking', key })
    void ask({ roomType, checkIn, checkOut, guests: String(guests) }, outdated.signal).then(
      (answer) => {
        if (!outdated.signal.aborted) dispatch({ type: 'checked', key, ...answer })
      },
    )
    return () => outdated.abort()
  }, [roomType, checkIn, checkOut, guests, today, round, dispatch])
}

type Answer = { answer: 'available' | 'unavailable' | 'unknown'; alternatives?: Alternatives }

type Asked = Stay & { roomType: string; guests: string }

async function ask(stay: Asked, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await checkAvailability(stay, signal)
    return {
      // Whether the stay is sold, whatever is free, is said with its price.
      answer: answer.units_left > 0 ? 'available' : 'unavailable',
      alternatives: alternatives(answer),
    }
  } catch {
    return { answer: 'unknown' }
  }
}
