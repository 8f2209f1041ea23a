import { listen } from '../../db/live.ts'
import { log } from '../../log.ts'
import { encodeEvent } from '../../shared/event-stream.ts'
import type { ChatNotice } from '../rules.ts'
import type { DeskEvent } from '../schema.ts'
import { refresh, tellReaders } from './feed.ts'
import { hub } from './hub.ts'
import { askPresence, showPresence, staffHeard } from './presence.ts'

// A process that was killed says no goodbye.
const presenceMs = 15_000

/** Begins, once a process, to hear what happens in conversations; resolves when it is known who is there. */
export async function hearChats(): Promise<void> {
  if (!hub.hears) {
    hub.hears = true
    listen('chat', hear, hearAgain)
    setInterval(() => {
      showPresence()
      if (hub.feeds.size > 0) void ask()
    }, presenceMs).unref()
  }
  await ask()
}

function hear(payload: string): void {
  const { chat, by, typing, present } = JSON.parse(payload) as ChatNotice
  if (present) staffHeard()
  else if (chat === undefined) void ask()
  if (chat === undefined) return
  const feed = hub.feeds.get(chat)
  if (typing) {
    if (feed) tellReaders(feed, { type: 'typing', is_admin: typing === 'staff' })
    return
  }
  if (feed) void refresh(feed)
  tellDesks(chat, by === 'visitor')
}

/** Listening has begun, or begun again: whatever was said before is looked up. */
function hearAgain(): void {
  for (const feed of hub.feeds.values()) void refresh(feed)
  tellDesks(null, false)
  void ask()
}

function tellDesks(chatId: string | null, fromVisitor: boolean): void {
  const event: DeskEvent = { type: 'chat_changed', chat_id: chatId, from_visitor: fromVisitor }
  const bytes = encodeEvent(0, event)
  for (const desk of hub.desks) desk.send(bytes)
}

function ask(): Promise<unknown> {
  return askPresence().catch((error) => log.warn({ err: error }, 'presence'))
}
