'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { useNews } from '../live/news.tsx'
import { useOfflineSince } from '../live/use-offline-since.ts'
import { useToast } from '../toast/toast.ts'
import { instantTime } from '../words.ts'

const t = staffWords('kit')

/** Returns a function that returns true, and says why, while there is no connection and nothing may be changed. */
export function useRefused(): () => boolean {
  const { connection } = useNews()
  const toast = useToast()
  return () => {
    const since = connection.downSince()
    if (since === null) return false
    const text = t('line.noChanges', { since: instantTime(since) })
    toast({ tone: 'error', text, about: 'line' })
    return true
  }
}

/** Follows the connection of a screen: the time since when there is none, and what {@link useRefused} returns. */
export function useGuard() {
  const since = useOfflineSince()
  return { staleSince: since && instantTime(since), refused: useRefused() }
}
