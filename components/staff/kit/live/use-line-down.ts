'use client'

import { useSyncExternalStore } from 'react'
import { useNews } from './news.tsx'

/** Returns the instant since when this page is without a connection, and shows what may be old; null otherwise. */
export function useLineDown(): string | null {
  const { line } = useNews()
  return useSyncExternalStore(line.follow, line.downSince, () => null)
}
