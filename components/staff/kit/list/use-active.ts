'use client'

import { type KeyboardEvent, useState } from 'react'

/** The result of a search field that Enter takes: the arrow keys go round among so many. */
export function useActive(count: number) {
  const [at, setAt] = useState(0)
  const here = Math.min(at, Math.max(0, count - 1))
  return {
    at: here,
    begin: () => setAt(0),
    /** Returns true if the key was one of the arrows. */
    walk: (event: KeyboardEvent): boolean => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!by) return false
      event.preventDefault()
      if (count > 0) setAt((here + by + count) % count)
      return true
    },
  }
}
