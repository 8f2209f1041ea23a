'use client'

import { useEffect, useState } from 'react'

// From the specification.
const volume = 0.7
const everyMs = 3_000

/** Rings once. Where the browser allows no sound yet it stays quiet: the words are there as well. */
export function ring(): void {
  const bell = new Audio('/sounds/bell.wav')
  bell.volume = volume
  bell.play().catch(() => undefined)
}

/** Rings at once and every three seconds while `news` holds, unless it has been silenced. */
export function useBell(news: boolean) {
  const [silent, setSilent] = useState(false)
  const rings = news && !silent
  useEffect(() => {
    if (!rings) return
    ring()
    const timer = setInterval(ring, everyMs)
    return () => clearInterval(timer)
  }, [rings])
  return { silent, setSilent }
}
