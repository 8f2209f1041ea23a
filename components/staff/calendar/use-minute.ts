'use client'

import { useEffect, useState } from 'react'

/** Returns the time in milliseconds, anew each minute; null until the page has come to life. */
export function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
