'use client'

import { useRouter } from 'next/navigation'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { fetchChats } from '#lib/chat/client/calls.ts'
import { fetchNotifications } from '#lib/reports/client/dashboard.ts'
import { useStaffNews } from '../kit/live/news.tsx'
import { announce, type Notice } from './announce.ts'
import { lastWords } from './last-words.ts'

/** Announces on every screen what guests do: a message, a booking, another proof, a request to cancel. */
export function useAnnouncing(): void {
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
  const [newest] = await fetchNotifications({})
  const { title, message, reference } = newest ?? { title: 'News of a booking' }
  const href = reference ? staffBookingPath(reference) : '/app/dashboard'
  return { title, body: message ?? '', href }
}

async function chatNotice(id: string): Promise<Notice> {
  const row = (await fetchChats()).find((chat) => chat.id === id)
  const href = `/app/chat?chat=${id}`
  return row
    ? { title: row.name, body: lastWords(row), href }
    : { title: 'New message', body: '', href }
}
