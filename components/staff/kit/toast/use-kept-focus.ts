'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** Since when the message stood that was taken away while it had the keys, and at which of its buttons they were. */
let taken: { since: number; at: number } | null = null

/**
 * Gives the keys back to a message that is drawn anew at another place while it has them. `since` is when it came, which no
 * other has: its number goes to another once it is closed.
 */
export function useKeptFocus(since: number, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const presses = [...(bar.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    if (taken?.since === since) presses[taken.at]?.focus()
    taken = null
    return () => {
      const at = presses.indexOf(document.activeElement as HTMLElement)
      if (at >= 0) taken = { since, at }
    }
  }, [since, bar])
}
