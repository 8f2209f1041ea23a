'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query; null on the server and until the page has come to life. */
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
