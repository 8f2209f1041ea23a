'use client'

import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import { setFacts } from '#lib/farm/rules/farm.ts'

/**
 * Has `farm()` return the facts of now in a page that may have been open for hours, and what calls this rendered again with them.
 * For what would cost money if it were out of date, such as the account that a guest pays to.
 */
export function useFactsOfNow(): void {
  const [, renderAgain] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call('GET farm', { signal: leaving.signal, poll: true }).then(
      (facts) => {
        setFacts(facts)
        renderAgain((times) => times + 1)
      },
      // Offline, what the page was made with is the best there is.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
}
