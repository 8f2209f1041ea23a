'use client'

import { createContext, useContext } from 'react'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import type { ProgressDesk } from './use-progress.ts'

/** A dialog over the day, about one stay. */
export type Over = {
  dialog: 'check-in' | 'check-out' | 'missed' | 'take' | 'arrival' | 'stay'
  stay: TodayStay
}

/** Returns a dialog with its stay as it stands in the day by now. */
export function overNow(
  { dialog, stay }: Over,
  { arriving, in_house, leaving, unsaid }: DeskToday,
): Over {
  const now = [...arriving, ...in_house, ...leaving, ...unsaid].find(({ id }) => id === stay.id)
  return { dialog, stay: now ?? stay }
}

/** The day that cards stand in, and the ways to work with it. */
export type Desk = {
  today: DeskToday
  progress: ProgressDesk
  open: (over: Over) => void
  /** Reloads the day. */
  refresh: () => Promise<void>
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('A card stands outside of the day.')
  return desk
}
