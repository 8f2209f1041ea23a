'use client'

import { useNews } from '../live/news.tsx'
import { useLineDown } from '../live/use-line-down.ts'
import { useToast } from '../toast/toast.ts'
import { instantTime } from '../words.ts'

/** Returns a function that returns true, and says why, while there is no connection and nothing may be changed. */
export function useRefused(): () => boolean {
  const { line } = useNews()
  const toast = useToast()
  return () => {
    const since = line.downSince()
    if (since === null) return false
    const text = `You can’t change anything right now: no connection since ${instantTime(since)}.`
    toast({ tone: 'error', text, about: 'line' })
    return true
  }
}

/** Follows the connection of a screen: the time since when there is none, and what {@link useRefused} returns. */
export function useGuard() {
  const since = useLineDown()
  return { staleSince: since && instantTime(since), refused: useRefused() }
}
