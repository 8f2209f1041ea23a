'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { call } from '#calls/client.ts'
import type { Arrival, ToldArrival } from '#lib/booking/rules/told.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { sendTrouble } from '../troubles.ts'
import { beforeReducer, beginWith, type Failure, isToSend } from './before-you-come-state.ts'

// Long enough for the next letter, short enough that nobody waits for it.
const pauseMs = 800

/**
 * Saves what a guest says before the stay by itself, a moment after the last change and when the page is left; what found no
 * connection goes once there is one.
 */
export function useBeforeYouCome(secret: string, told: ToldArrival) {
  const router = useRouter()
  const [state, dispatch] = useReducer(beforeReducer, told, beginWith)
  const [known, setKnown] = useState(told)
  if (known.saved_at !== told.saved_at) {
    setKnown(told)
    dispatch({ type: 'fresh', told })
  }
  const send = useEffectEvent(async () => {
    if (!isToSend(state)) return
    dispatch({ type: 'sending' })
    try {
      const message = { params: { secret }, json: state.waiting, keepalive: true }
      dispatch({ type: 'saved', told: await call('POST stays/[secret]/arrival', message) })
    } catch (error) {
      const failure = failureOf(error)
      dispatch({ type: 'failed', failure })
      if (failure.why !== 'trouble') router.refresh()
    }
  })
  useEffect(() => {
    if (!isToSend(state)) return
    const timer = setTimeout(() => void send(), pauseMs)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    const left = () => {
      if (document.visibilityState === 'hidden') void send()
    }
    const connected = () => dispatch({ type: 'again' })
    document.addEventListener('visibilitychange', left)
    addEventListener('pagehide', left)
    addEventListener('online', connected)
    return () => {
      document.removeEventListener('visibilitychange', left)
      removeEventListener('pagehide', left)
      removeEventListener('online', connected)
      void send()
    }
  }, [])
  const change = (changes: Partial<Arrival>) => dispatch({ type: 'typed', changes })
  return { ...state, change, again: () => dispatch({ type: 'again' }) }
}

function failureOf(error: unknown): Failure {
  const code = error instanceof Refusal ? error.code : null
  if (code === 'validation_failed') return { why: 'stale' }
  if (code === 'illegal_transition' || code === 'not_found') return { why: 'late' }
  return { why: 'trouble', trouble: sendTrouble(error) ?? { kind: 'general' } }
}
