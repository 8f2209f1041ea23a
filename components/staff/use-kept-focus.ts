'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** The message that was taken away while it had the keys, and at which of its buttons they were. */
let taken: { id: number; at: number } | null = null

/** Gives the keys back to a message that is drawn anew at another place while it has them. */
export function useKeptFocus(id: number, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const presses = [...(bar.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    if (taken?.id === id) presses[taken.at]?.focus()
    taken = null
    return () => {
      const at = presses.indexOf(document.activeElement as HTMLElement)
      if (at >= 0) taken = { id, at }
    }
  }, [id, bar])
}
