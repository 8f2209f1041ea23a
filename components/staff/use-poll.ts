'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Repeats `work` every so many milliseconds while somebody can see the page. A hidden page sends nothing,
 * and catches up at once when it is looked at again. The first turn comes after `firstMs`.
 */
export function usePoll(work: () => Promise<void>, everyMs: number, firstMs = everyMs): void {
  const run = useEffectEvent(work)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const wait = (ms: number) => {
      clearTimeout(timer)
      if (!ended && document.visibilityState === 'visible') timer = setTimeout(turn, ms)
    }
    // The next turn is counted from the end of the last: a slow server is not asked twice at once.
    const turn = async () => {
      await run()
      wait(everyMs)
    }
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') void turn()
    }
    wait(firstMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, firstMs])
}
