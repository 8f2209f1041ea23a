'use client'

import { useSearchParams } from 'next/navigation'
import type { ChatRow } from '#lib/chat/schema.ts'
import { useMedia } from '../kit/use-media.ts'
import { ChatBookings } from './chat-bookings.tsx'
import { ChatList } from './chat-list.tsx'
import { ChatPane } from './chat-pane.tsx'
import { useDesk } from './use-desk.ts'

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
          Select a chat to start messaging
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
