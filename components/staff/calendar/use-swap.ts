'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { Placed } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import type { useAction } from '../kit/action/use-action.ts'
import { swappedSentence } from './words.ts'

/** Two stays that may change units. */
export type Pair = [Placed, Placed]

/** Asks whether two stays change units, and lets them. */
export function useSwap(calendar: DeskCalendar, run: ReturnType<typeof useAction>['run']) {
  const [swapping, setSwapping] = useState<Pair | null>(null)
  const swap = async (pair: Pair) => {
    setSwapping(null)
    const [one, other] = pair
    const about = one.booking.id
    const back: Pair = [
      { ...one, unit: other.unit },
      { ...other, unit: one.unit },
    ]
    const undo = {
      about,
      call: () => call('POST desk/swap', { json: { stays: swappedOf(back), undo: true } }),
      done: () => 'Both guests are back in their units. No e-mail was sent.',
      refused: (why: string) => `Couldn’t undo this. ${why}`,
    }
    await run({
      about,
      call: () => call('POST desk/swap', { json: { stays: swappedOf(pair) } }),
      done: ({ undo_ms: ms }) => ({
        text: swappedSentence(calendar, back),
        undo: { ms, action: undo },
      }),
      refused: (why) => `The units weren’t swapped. ${why}`,
    })
  }
  return { swapping, setSwapping, swap }
}

function swappedOf(pair: Pair) {
  return pair.map(({ booking, unit }) => ({ id: booking.id, unit: unit ?? 0 }))
}
