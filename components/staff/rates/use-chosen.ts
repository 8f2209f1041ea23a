'use client'

import { useState } from 'react'
import type { IsoDate } from '#lib/shared/dates.ts'
import { type Chosen, daysOf, nothingChosen, press, stretch, toggle } from './chosen.ts'

/** Holds the days that somebody chooses, from today on. */
export function useChosen(today: IsoDate) {
  const [chosen, setChosen] = useState<Chosen>(nothingChosen)
  const days = daysOf(chosen, today)
  return {
    days,
    has: (day: IsoDate) => days.includes(day),
    /** Begins a range with a day, or ends it there. */
    press: (day: IsoDate) => day >= today && setChosen((before) => press(before, day)),
    /** Adds a day to what is chosen, or takes it out. */
    toggle: (day: IsoDate) => day >= today && setChosen((before) => toggle(before, day)),
    /** Lets the range go on to a day, see {@link stretch}. */
    stretch: (day: IsoDate, from?: IsoDate) => setChosen((before) => stretch(before, day, from)),
    /** Chooses all days from one to another, and with `add` leaves what was chosen. */
    draw: (from: IsoDate, day: IsoDate, add: boolean, before: readonly IsoDate[]) =>
      setChosen({ beside: add ? before : [], range: { first: from, last: day }, open: false }),
    clear: () => setChosen(nothingChosen),
  }
}

export type ChosenDays = ReturnType<typeof useChosen>
