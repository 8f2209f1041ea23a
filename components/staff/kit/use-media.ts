'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Returns true if the window matches a media query; null on the server and until hydration. */
export function useMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  )
}
