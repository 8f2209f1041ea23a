'use client'

import { useState } from 'react'
import { fetchChats, markMessages } from '#lib/chat/client/calls.ts'
import type { ChatRow } from '#lib/chat/schema.ts'
import { quietOrSignIn } from '../kit/call/or-sign-in.ts'
import { usePoll } from '../kit/live/use-poll.ts'

// From the specification.
const everyMs = 30_000
const topics = ['chats'] as const

/** Returns the conversations, live. */
export function useDesk(initial: ChatRow[]) {
  const [chats, setChats] = useState(initial)
  const [lookedAt, setLookedAt] = useState<Date | null>(null)
  const [failed, setFailed] = useState(false)

  async function look() {
    try {
      const rows = await quietOrSignIn(fetchChats())
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

/** Marks the messages in the list as received. */
function sayReceived(rows: ChatRow[]): void {
  for (const { id, last_seq, last_is_admin, staff_got } of rows) {
    if (last_is_admin || last_seq <= staff_got) continue
    markMessages(id, { seq: last_seq, seen: false }, 'staff').catch(() => undefined)
  }
}
