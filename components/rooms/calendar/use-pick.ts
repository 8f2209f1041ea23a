'use client'

import { useState } from 'react'
import type { IsoDate } from '#lib/shared/dates.ts'
import { type Choice, pressed } from './stay-choice.ts'
import type { KnownNights } from './use-nights.ts'

/** Returns what a press on a day does, and the day that was pressed last if it can't be chosen. */
export function usePick(known: KnownNights, choice: Choice, choose: (choice: Choice) => void) {
  const [told, setTold] = useState<IsoDate | null>(null)
  return {
    told,
    tell: setTold,
    pick(day: IsoDate) {
      if (known.unsaidOf(day)) return
      const next = pressed(day, choice, known.nights)
      choose(next)
      setTold(next === choice ? day : null)
    },
  }
}
