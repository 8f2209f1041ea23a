'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTitleCount } from '#components/ui/use-title-count.ts'
import { fetchWaiting } from '#lib/news/client.ts'
import type { Waiting } from '#lib/news/rules.ts'
import { quietOrSignIn } from '../kit/call/or-sign-in.ts'
import { useNews, useStaffNews } from '../kit/live/news.tsx'
import { usePoll } from '../kit/live/use-poll.ts'
import { useAnnouncing } from './use-announcing.ts'

type Counted = {
  /** Null until it has been counted. */
  waiting: Waiting | null
}

const WaitingContext = createContext<Counted>({ waiting: null })

/** Returns the numbers of items that wait for staff, for the sidebar, the header and the pages. */
export function useWaiting(): Counted {
  return useContext(WaitingContext)
}

const everyMs = 15_000

/**
 * Provides the counts from the page's stream, and counts by itself while there is no stream. The title of the tab and
 * the bell tell of them on every screen.
 */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const news = useNews()
  useStaffNews((event) => {
    if (event.type === 'waiting') setWaiting(event)
  })
  const count = async () => {
    if (news.isOpen()) return
    // After a failed count the last one stays; the lists show that there is no connection.
    const counted = await quietOrSignIn(fetchWaiting()).catch(() => null)
    if (counted) setWaiting(counted)
  }
  usePoll(count, { everyMs, topics: [] })
  useTitleCount(waiting?.messages ?? 0)
  useAnnouncing()
  return <WaitingContext value={{ waiting }}>{children}</WaitingContext>
}
