import { listen } from '../../db/live.ts'
import { log } from '../../log.ts'
import type { ChatNotice } from '../rules/state.ts'
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
  const { chat, typing, present } = JSON.parse(payload) as ChatNotice
  if (present) staffHeard()
  else if (chat === undefined) void ask()
  const feed = hub.feeds.get(chat ?? '')
  if (!feed) return
  if (typing) tellReaders(feed, { type: 'typing', is_admin: typing === 'staff' })
  else void refresh(feed)
}

/** Listening has begun, or begun again: whatever was said before is looked up. */
function hearAgain(): void {
  for (const feed of hub.feeds.values()) void refresh(feed)
  void ask()
}

function ask(): Promise<unknown> {
  return askPresence().catch((error) => log.warn({ err: error }, 'presence'))
}
