'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { BookingLine } from '#lib/booking/schema/booking-line.ts'
import { fetchChats, markMessages } from '#lib/chat/client/calls.ts'
import type { ChatRow } from '#lib/chat/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { StatusBadge } from '../booking/status-badge.tsx'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { usePoll } from '../kit/live/use-poll.ts'
import { useMedia } from '../kit/use-media.ts'
import { rupees, stayDates } from '../kit/words.ts'
import { ChatList } from './chat-list.tsx'
import { ChatPane } from './chat-pane.tsx'

const t = staffWords('chat')

/**
 * The list of conversations and the chosen one, which is in the address. On a phone the list comes first, and a
 * conversation takes the whole screen.
 */
export function ChatScreen({ initial, now }: { initial: ChatRow[]; now: string }) {
  const { chats, lookedAt, failed, look } = useDesk(initial)
  // A conversation exists only in the browser; the server renders the list alone.
  const wide = useMedia('(min-width: 1280px)')
  const asked = useSearchParams().get('chat')
  const selected = wide === null ? null : asked
  const chat = chats.find(({ id }) => id === selected)
  return (
    <div
      data-task
      className="flex h-[calc(100dvh-60px)] min-h-[420px] border-edge border-b lg:h-[calc(100dvh-68px)]"
    >
      <div className="flex w-full flex-col border-edge lg:w-[336px] lg:shrink-0 lg:border-r">
        <ChatList
          chats={chats}
          failed={failed}
          now={lookedAt ?? new Date(now)}
          onRetry={look}
          onSelect={choose}
          selected={selected}
        />
      </div>
      {chat ? (
        <div className="flex min-w-0 flex-1 max-lg:fixed max-lg:inset-0 max-lg:z-30">
          <ChatPane
            bookings={!wide && <ChatBookings chatId={chat.id} folded />}
            chat={chat}
            key={chat.id}
            onBack={() => choose(null)}
            onNext={nextOf(chats, chat)}
          />
          {wide && <ChatBookings chatId={chat.id} />}
        </div>
      ) : (
        <p className="grid flex-1 place-items-center bg-paper p-6 text-ink-2 max-lg:hidden">
          {t('select')}
        </p>
      )}
    </div>
  )
}

function nextOf(chats: ChatRow[], chat: ChatRow): (() => void) | null {
  const at = chats.indexOf(chat)
  const next = chats[at + 1] ?? chats[at - 1]
  return next ? () => choose(next.id) : null
}

/** Puts the choice in the address, so that a reload keeps it and a phone's Back button returns to the list. */
function choose(id: string | null): void {
  window.history.pushState(null, '', id ? `/app/chat?chat=${id}` : '/app/chat')
}

// From the specification.
const everyMs = 30_000
const topics = ['chats'] as const

function useDesk(initial: ChatRow[]) {
  const [chats, setChats] = useState(initial)
  const [lookedAt, setLookedAt] = useState<Date | null>(null)
  const [failed, setFailed] = useState(false)

  async function look() {
    try {
      const rows = await quietlyWithSignIn(fetchChats())
      setChats(rows)
      setLookedAt(new Date())
      setFailed(false)
      sayReceived(rows)
    } catch {
      setFailed(true)
    }
  }
  return { chats, lookedAt, failed, look: usePoll(look, { everyMs, topics }) }
}

function sayReceived(rows: ChatRow[]): void {
  for (const { id, last_seq, last_is_admin, staff_got } of rows) {
    if (last_is_admin || last_seq <= staff_got) continue
    markMessages(id, { seq: last_seq, seen: false }, 'staff').catch(() => undefined)
  }
}

type ChatBookingsProps = {
  chatId: string
  /** True for a line over the conversation that unfolds; otherwise it's a column beside it. */
  folded?: boolean
}

function ChatBookings({ chatId, folded = false }: ChatBookingsProps) {
  const { value, failed } = useAnswer(reading('GET chats/[id]/bookings'), { id: chatId }, null, {
    topics: ['bookings'],
  })
  const bookings = value?.bookings
  const list = (
    <ul className="grid gap-3">
      {bookings?.map((booking) => (
        <li key={booking.id}>
          <Booking booking={booking} />
        </li>
      ))}
    </ul>
  )
  if (folded) {
    if (!bookings?.length) return null
    return (
      <details className="border-edge border-b bg-card">
        <summary className="flex min-h-11 items-center justify-between px-4 font-semibold text-xs after:content-['▾'] lg:px-7">
          {t('bookings.count', { count: bookings.length })}
        </summary>
        <div className="max-h-[40dvh] overflow-y-auto px-4 pb-3 lg:px-7">{list}</div>
      </details>
    )
  }
  return (
    <aside
      aria-label={t('bookings.name')}
      className="w-[248px] shrink-0 overflow-y-auto border-edge border-l bg-card px-4 py-4"
    >
      <h2 className="mb-3 font-semibold text-md">{t('bookings.title')}</h2>
      {failed && <p className="text-ink-2">{t('bookings.notLoaded')}</p>}
      {bookings?.length === 0 && <p className="text-ink-2">{t('bookings.none')}</p>}
      {list}
    </aside>
  )
}

function Booking({ booking }: { booking: BookingLine }) {
  const { reference, full_name, room_type, amount } = booking
  return (
    <Link
      className="grid gap-1 rounded-staff border border-edge p-3 text-ink no-underline hover:bg-hot"
      href={staffBookingPath(reference)}
    >
      <span className="num whitespace-nowrap font-semibold">{reference}</span>
      <span className="truncate text-xs">{full_name}</span>
      <span className="text-xs text-ink-2">{room_type}</span>
      <span className="num text-xs text-ink-2">
        {stayDates(booking)}, {rupees(amount)}
      </span>
      <span className="justify-self-start">
        <StatusBadge booking={booking} />
      </span>
    </Link>
  )
}
