'use client'

import { useEffect, useState } from 'react'

// From the specification.
const volume = 0.7
const everyMs = 3_000

/** Rings once. If the browser does not allow sound yet, only the text tells. */
export function ring(): void {
  const bell = new Audio('/sounds/bell.wav')
  bell.volume = volume
  bell.play().catch(() => undefined)
}

/** Rings at once and every three seconds while `news` is true, unless silenced. */
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
