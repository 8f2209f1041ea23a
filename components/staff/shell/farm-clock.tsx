'use client'

import { useEffect, useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { formatInstant } from '#lib/shared/dates.ts'
import { instantTime } from '../kit/words.ts'

const t = staffWords('shell')

/** The time on the farm. `now` is the server's, for the first render. */
export function FarmClock({ now, large = false }: { now: string; large?: boolean }) {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const tick = () => setAt(new Date().toISOString())
    tick()
    const timer = setInterval(tick, 5_000)
    return () => clearInterval(timer)
  }, [])
  const time = instantTime(at)
  const day = formatInstant(at, 'en', { weekday: 'long' })
  const date = formatInstant(at, 'en', { day: 'numeric', month: 'long' })
  return (
    <p className="text-cream" suppressHydrationWarning>
      <span className={`heading block ${large ? 'text-3xl leading-none' : 'text-base'}`}>
        {time}
      </span>
      <span className={large ? 'mt-4 block text-base' : 'text-xs leading-snug'}>
        {t('time', { day, date })}
      </span>
    </p>
  )
}
