'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { slowAnswers } from './slow-answers.ts'

/** Keeps a press until it `isReady`, and then calls `act` as the newest render has it, once. */
export function useLater(isReady: boolean, act: () => Promise<boolean>) {
  /** Tells whoever pressed if the press has done its work. */
  const waiting = useRef<((done: boolean) => void) | null>(null)
  const [waits, setWaits] = useState(false)
  const carryOut = useEffectEvent(async () => {
    const tell = waiting.current
    waiting.current = null
    if (!tell) return
    try {
      tell(await act())
    } finally {
      setWaits(false)
    }
  })
  useEffect(() => {
    if (waits && isReady) void carryOut()
  }, [waits, isReady])
  // Nobody waits any more once the form is closed.
  useEffect(
    () => () => {
      waiting.current?.(false)
      waiting.current = null
    },
    [],
  )
  return {
    /** True from a press that waits until its work is done. */
    waits,
    /** Begins to wait. Returns what `act` returns, or false if the press was forgotten. */
    wait: () =>
      slowAnswers.watch(
        new Promise<boolean>((resolve) => {
          waiting.current = resolve
          setWaits(true)
        }),
      ),
    /** Lets a press that still waits do nothing. */
    forget: () => {
      if (!waiting.current) return
      waiting.current(false)
      waiting.current = null
      setWaits(false)
    },
  }
}
