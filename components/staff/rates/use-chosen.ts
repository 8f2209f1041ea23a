'use client'

import { useState } from 'react'
import { addDays, type IsoDate } from '#lib/shared/dates.ts'

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

/** The days that somebody chooses: a range from the first day that was pressed to the last, and single days besides. */
type Chosen = {
  beside: readonly IsoDate[]
  range: { first: IsoDate; last: IsoDate } | null
  /** True while the next press is the last day of the range. */
  open: boolean
}

export const nothingChosen: Chosen = { beside: [], range: null, open: false }

/** Returns the chosen days in their order, without those before `today`, which nobody can change. */
export function daysOf({ beside, range }: Chosen, today: IsoDate): IsoDate[] {
  const days = new Set([...beside, ...(range ? between(range.first, range.last) : [])])
  return [...days].filter((day) => day >= today).sort()
}

/** Returns what is chosen after a press on a day: the first of a range, or its last. The same day again chooses nothing. */
export function press({ range, open }: Chosen, day: IsoDate): Chosen {
  if (!(open && range)) return { beside: [], range: { first: day, last: day }, open: true }
  if (range.first === day && range.last === day) return nothingChosen
  return { beside: [], range: { first: range.first, last: day }, open: false }
}

/** Returns what is chosen after a press with Ctrl, which adds the day or takes it away. */
export function toggle(chosen: Chosen, day: IsoDate): Chosen {
  const days = daysOf(chosen, '')
  if (days.includes(day)) {
    return { beside: days.filter((each) => each !== day), range: null, open: false }
  }
  return { beside: days, range: { first: day, last: day }, open: false }
}

/**
 * Returns what is chosen once the range is extended to a day. With `from`, the day that has the focus, a new range begins there
 * unless the old one ends there.
 */
export function stretch({ beside, range }: Chosen, day: IsoDate, from?: IsoDate): Chosen {
  const goesOn = range && (from === undefined || range.last === from)
  return { beside, range: { first: goesOn ? range.first : (from ?? day), last: day }, open: false }
}

function between(one: IsoDate, other: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  const [first, last] = one < other ? [one, other] : [other, one]
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
