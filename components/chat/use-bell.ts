'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { inOneTab } from './in-one-tab.ts'

// From the specification.
const volume = 0.7
const everyMs = 3_000

/** Rings once. If the browser does not allow sound yet, only the text tells. */
export function ring(): void {
  const bell = new Audio('/sounds/bell.wav')
  bell.volume = volume
  bell.play().catch(() => undefined)
}

/**
 * Rings at once and every three seconds while `news` is true, in one of the tabs that have this page open, unless it
 * was silenced in any of them.
 */
export function useBell(news: boolean) {
  const { silent, setSilent } = useSilence()
  const rings = news && !silent
  useEffect(() => {
    if (!rings) return
    return inOneTab('chat bell', () => {
      ring()
      const timer = setInterval(ring, everyMs)
      return () => clearInterval(timer)
    })
  }, [rings])
  return { silent, setSilent }
}

function useSilence() {
  const [silent, setHere] = useState(false)
  const others = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const channel = new BroadcastChannel('chat bell')
    channel.onmessage = ({ data }) => setHere(data === true)
    others.current = channel
    return () => channel.close()
  }, [])
  const setSilent = useCallback((value: boolean) => {
    setHere(value)
    others.current?.postMessage(value)
  }, [])
  return { silent, setSilent }
}
