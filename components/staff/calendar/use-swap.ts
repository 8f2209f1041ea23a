'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Placed } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import type { useAction } from '../kit/action/use-action.ts'
import { swappedSentence } from './words.ts'

const t = staffWords('calendar')

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
    await run({
      about,
      call: () => call('POST desk/swap', { json: { stays: swappedOf(pair) } }),
      done: ({ undo }) => ({
        text: swappedSentence(calendar, back),
        undo: toldUndo(undo, { about, done: () => t('swap.undone'), refused: notUndone }),
      }),
      refused: (why) => t('swap.not', { why }),
    })
  }
  return { swapping, setSwapping, swap }
}

function swappedOf(pair: Pair) {
  return pair.map(({ booking, unit }) => ({ id: booking.id, unit: unit ?? 0 }))
}
