'use client'

import { useEffect, useState } from 'react'
import { fetchPresence } from '#lib/chat/client/calls.ts'

const everyMs = 20_000

/** Whether somebody is at the desk, asked again while one reads; null as long as it is not known. */
export function usePresence(): boolean | null {
  const [online, setOnline] = useState<boolean | null>(null)
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
