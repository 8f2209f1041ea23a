'use client'

import { useSyncExternalStore } from 'react'
import { dayInIndia, type IsoDate } from '#lib/shared/dates.ts'

const stepMs = 5_000

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, stepMs)
  return () => clearInterval(timer)
}

/** Returns the time in milliseconds, at most five seconds late; 0 in the HTML made at build time. */
export function useNow(): number {
  return useSyncExternalStore(
    tick,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => 0,
  )
}

/** Returns the farm's date; empty in the HTML made at build time, which is used on later days. */
export function useToday(): IsoDate | '' {
  return useSyncExternalStore(
    tick,
    () => dayInIndia(new Date()),
    () => '',
  )
}
