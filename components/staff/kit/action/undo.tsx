'use client'

import { useEffect, useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Until } from '../toast/messages.ts'
import { PlainDecide } from './decide.tsx'

const t = staffWords('kit')

type UndoProps = {
  undo: Until
  /** The id of the words that say what is taken back, where several messages may stand. */
  of?: string
  onPress: () => void
}

/** The button that takes a change back, with the seconds that are left for it. */
export function Undo({ undo: { until, run }, of, onPress }: UndoProps) {
  const seconds = useSecondsUntil(until)
  return (
    <PlainDecide
      aria-describedby={of}
      className="min-h-11 shrink-0 rounded-control bg-lake px-4 font-semibold text-cream transition-opacity hover:bg-lake-dark aria-disabled:opacity-60"
      onPress={() => {
        onPress()
        run()
      }}
    >
      {t('undo.button')}
      <span aria-hidden="true" className="num ms-1.5 inline-block w-5 text-end font-normal">
        {seconds}
      </span>
    </PlainDecide>
  )
}

/** Returns the whole seconds until an instant of performance.now(), never less than 0. */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
