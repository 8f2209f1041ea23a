'use client'

import { useEffect, useState } from 'react'
import { useNews } from './news.tsx'

/** Returns the instant since when this page is without a connection, and shows what may be old; null otherwise. */
export function useLineDown(): string | null {
  const news = useNews()
  const [since, setSince] = useState<string | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const fall = () => setSince((before) => before ?? new Date().toISOString())
    // What was sent before the cut may still arrive.
    const rise = () => navigator.onLine && setSince(null)
    const unfollow = news.follow({
      hear: rise,
      turn: (state) => (state === 'open' ? rise() : fall()),
    })
    // A stream notices a cut line late.
    addEventListener('offline', fall, { signal })
    addEventListener('online', () => news.isOpen() && rise(), { signal })
    return () => {
      unfollow()
      listening.abort()
    }
  }, [news])
  return since
}
