'use client'

import { useEffect, useState } from 'react'
import { fetchPresence } from '#lib/chat/client/calls.ts'

const everyMs = 20_000

/** Returns true if staff are at the desk, polled; null if it is unknown, undefined before the first response. */
export function usePresence(): boolean | null | undefined {
  const [online, setOnline] = useState<boolean | null>()
  useEffect(() => {
    const gone = new AbortController()
    const ask = () =>
      fetchPresence(gone.signal).then(setOnline, () => gone.signal.aborted || setOnline(null))
    void ask()
    const timer = setInterval(ask, everyMs)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [])
  return online
}
