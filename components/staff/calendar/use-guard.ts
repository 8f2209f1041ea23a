'use client'

import { useToast } from '../toast.tsx'
import { useLineDown } from '../use-line-down.ts'
import { instantTime } from '../words.ts'

/** Returns a function that answers true, and says why, while there is no connection and nothing may be changed. */
export function useGuard(): () => boolean {
  const since = useLineDown()
  const toast = useToast()
  return () => {
    if (since === null) return false
    const text = `Nothing can be changed: not up to date since ${instantTime(since)}. The line is down.`
    toast({ tone: 'error', text, about: 'line' })
    return true
  }
}
