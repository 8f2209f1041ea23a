'use client'

import { useEffect, useState } from 'react'
import { fetchPresence } from '#lib/chat/client/calls.ts'

const everyMs = 20_000

/** Whether somebody is at the desk, asked again while one reads; null when it can not be known, undefined until then. */
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
