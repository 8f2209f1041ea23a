'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { takeFactsOfNow } from '#components/farm/use-facts-of-now.ts'
import { useNews } from '../kit/live/news.tsx'

/**
 * Has `farm()` return what's published now, for as long as a page of staff is open, and the page rendered again with it. News
 * may have come while the page's stream was closed, so each opening asks, too. Without an answer, the next news asks again.
 */
export function useFollowedFarm(onTaken: () => void): void {
  const news = useNews()
  const router = useRouter()
  const show = useEffectEvent(() => {
    onTaken()
    router.refresh()
  })
  useEffect(() => {
    const leaving = new AbortController()
    const take = () =>
      takeFactsOfNow(leaving.signal).then(
        () => show(),
        () => undefined,
      )
    let wasDown = false
    const unfollow = news.follow({
      hear: (event) => event.type === 'changed' && event.topic === 'site' && void take(),
      turn(state) {
        if (state === 'down') wasDown = true
        else if (state === 'open' && wasDown) void take()
      },
    })
    return () => {
      leaving.abort()
      unfollow()
    }
  }, [news])
}
