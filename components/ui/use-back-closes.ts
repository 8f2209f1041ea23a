'use client'

import { useEffect, useEffectEvent } from 'react'

let layers = 0

/**
 * Adds an entry to the browser's history while something covers the screen, so that Back closes that instead of leaving
 * the page. Closed in another way, it takes its entry with it.
 */
export function useBackCloses(covers: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!covers) return
    layers += 1
    const layer = `${performance.timeOrigin} ${layers}`
    const isHere = () => history.state?.layer === layer
    history.pushState({ ...history.state, layer }, '')
    const follow = () => {
      if (!isHere()) close()
    }
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      // A link that was followed from it has already added its own entry.
      if (isHere()) history.back()
    }
  }, [covers])
}
