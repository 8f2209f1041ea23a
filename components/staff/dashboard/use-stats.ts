'use client'

import { useState } from 'react'
import { fetchStats } from '#lib/reports/client.ts'
import type { DashboardStats } from '#lib/reports/schema.ts'
import { asStaff } from '../as-staff.ts'
import { usePoll } from '../use-poll.ts'

const pollMs = 10_000

/** The dashboard's figures, brought up to date every ten seconds; `at` is the instant that they are of. */
export function useStats(initial: DashboardStats, initialAt: string) {
  const [stats, setStats] = useState(initial)
  const [at, setAt] = useState(initialAt)
  const [failed, setFailed] = useState(false)
  usePoll(async () => {
    try {
      setStats(await asStaff(fetchStats({ poll: true })))
      setAt(new Date().toISOString())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, pollMs)
  return { stats, at, failed }
}
