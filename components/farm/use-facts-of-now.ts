'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import { setFacts } from '#lib/farm/rules/farm.ts'

/** Has `farm()` return the facts of now in a page that may have been open for hours. Rejects if they can't be had. */
export async function takeFactsOfNow(signal: AbortSignal): Promise<void> {
  setFacts(await call('GET farm', { signal, poll: true }))
}

/**
 * Has `farm()` return the facts of now, and what calls this rendered again with them. For what would cost money if it were out of
 * date, such as the account that a guest pays to.
 */
export function useFactsOfNow(): void {
  const [, renderAgain] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    takeFactsOfNow(leaving.signal).then(
      () => renderAgain((times) => times + 1),
      // Offline, what the page was made with is the best there is.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
}
