'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Repeats `work` every so many milliseconds while somebody can see the page and the browser has a network.
 * Otherwise nothing is sent, and it catches up at once when both are back. The first turn comes after `firstMs`.
 */
export function usePoll(work: () => Promise<void>, everyMs: number, firstMs = everyMs): void {
  const run = useEffectEvent(work)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const awake = () => document.visibilityState === 'visible' && navigator.onLine
    const wait = (ms: number) => {
      clearTimeout(timer)
      if (!ended && awake()) timer = setTimeout(turn, ms)
    }
    // The next turn is counted from the end of the last: a slow server is not asked twice at once.
    const turn = async () => {
      await run()
      wait(everyMs)
    }
    const look = () => {
      clearTimeout(timer)
      if (awake()) void turn()
    }
    wait(firstMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [everyMs, firstMs])
}
