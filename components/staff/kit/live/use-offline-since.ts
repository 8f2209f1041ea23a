'use client'

import { useSyncExternalStore } from 'react'
import { useNews } from './news.tsx'

/** Returns the instant since when this page is without a connection, and shows what may be old; null otherwise. */
export function useOfflineSince(): string | null {
  const { connection } = useNews()
  return useSyncExternalStore(connection.follow, connection.downSince, () => null)
}
