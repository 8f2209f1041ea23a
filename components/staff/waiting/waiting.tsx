'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { call } from '#calls/client.ts'
import { useTitleCount } from '#components/ui/use-title-count.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { fetchChats } from '#lib/chat/client/calls.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Waiting } from '#lib/news/rules.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { useNews, useStaffNews } from '../kit/live/news.tsx'
import { usePoll } from '../kit/live/use-poll.ts'
import { announce, type Notice } from './announce.ts'
import { lastWords } from './last-words.ts'

const t = staffWords('waiting')

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
    const counted = await quietlyWithSignIn(call('GET staff_waiting')).catch(() => null)
    if (counted) setWaiting(counted)
  }
  usePoll(count, { everyMs, topics: [] })
  useTitleCount(waiting?.messages ?? 0)
  useAnnouncing()
  return <WaitingContext value={{ waiting }}>{children}</WaitingContext>
}

/** Announces on every screen what guests do: a message, a booking, another proof, a request to cancel. */
function useAnnouncing(): void {
  const router = useRouter()
  useStaffNews((event) => {
    if (event.type !== 'changed') return
    const follow = (href: string) => router.push(href)
    if (event.topic === 'chats' && event.from_visitor && event.chat_id) {
      const { chat_id } = event
      void announce(chat_id, () => chatNotice(chat_id), follow)
    }
    if (event.topic === 'bookings' && event.by_guest && event.booking_id) {
      void announce(`${event.booking_id} ${event.by_guest}`, bookingNotice, follow)
    }
  })
}

async function bookingNotice(): Promise<Notice> {
  const [newest] = (await call('GET staff_notifications')).notifications
  const { title, message, reference } = newest ?? { title: t('notice.booking') }
  const href = reference ? staffBookingPath(reference) : '/app/dashboard'
  return { title, body: message ?? '', href }
}

async function chatNotice(id: string): Promise<Notice> {
  const row = (await fetchChats()).find((chat) => chat.id === id)
  const href = `/app/chat?chat=${id}`
  return row
    ? { title: row.name, body: lastWords(row), href }
    : { title: t('notice.chat'), body: '', href }
}
