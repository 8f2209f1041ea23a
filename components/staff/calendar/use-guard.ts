'use client'

import { useToast } from '../toast.tsx'
import { useLineDown } from '../use-line-down.ts'
import { instantTime } from '../words.ts'

type Guard = {
  /** The time since when there is no connection; null while there is one. */
  staleSince: string | null
  /** Returns true, and says why, while there is no connection and nothing may be changed. */
  refused: () => boolean
}

/** Follows the connection of the calendar: without one nothing is changed. */
export function useGuard(): Guard {
  const since = useLineDown()
  const staleSince = since && instantTime(since)
  const toast = useToast()
  const refused = () => {
    if (staleSince === null) return false
    const text = `Nothing can be changed: not up to date since ${staleSince}. The line is down.`
    toast({ tone: 'error', text, about: 'line' })
    return true
  }
  return { staleSince, refused }
}
