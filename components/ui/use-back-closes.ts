'use client'

import { useEffectEvent, useLayoutEffect } from 'react'

let layers = 0
/** The entry of what was just closed, which whatever is opened in its place takes over. */
let left: string | null = null

/**
 * Adds an entry to the browser's history while something covers the screen, so that Back closes that instead of leaving
 * the page. Closed in another way, it takes its entry with it. `onClose` returns false if it stays open.
 */
export function useBackCloses(covers: boolean, onClose: () => unknown): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!covers) return
    layers += 1
    const layer = `${performance.timeOrigin} ${layers}`
    const isHere = () => history.state?.layer === layer
    const push = () => history.pushState({ ...history.state, layer }, '')
    if (left && history.state?.layer === left) history.replaceState({ ...history.state, layer }, '')
    else push()
    const follow = () => {
      if (!isHere() && close() === false) push()
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      left = layer
      // A link that was followed from it, and what is opened in its place, have an entry of their own by then.
      setTimeout(() => isHere() && history.back())
    }
  }, [covers])
}
