'use client'

import { useState } from 'react'
import { fetchStats } from '#lib/reports/client/dashboard.ts'
import type { DashboardStats } from '#lib/reports/schema/dashboard.ts'
import { quietOrSignIn } from '../kit/call/or-sign-in.ts'
import { usePoll } from '../kit/live/use-poll.ts'

// From the specification.
const everyMs = 10_000
const topics = ['bookings', 'rooms', 'chats'] as const

/** The dashboard's figures, kept up to date; `at` is the instant that they are of. */
export function useStats(initial: DashboardStats, initialAt: string) {
  const [stats, setStats] = useState(initial)
  const [at, setAt] = useState(initialAt)
  const [failed, setFailed] = useState(false)
  const refresh = usePoll(
    async (options) => {
      try {
        setStats(await quietOrSignIn(fetchStats(options)))
        setAt(new Date().toISOString())
        setFailed(false)
      } catch {
        setFailed(true)
      }
    },
    { everyMs, topics },
  )
  return { stats, at, failed, refresh }
}
