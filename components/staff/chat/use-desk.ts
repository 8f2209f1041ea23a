'use client'

import { useEffectEvent, useRef, useState } from 'react'
import { fetchChats, markMessages } from '#lib/chat/client/calls.ts'
import type { ChatRow } from '#lib/chat/schema.ts'
import { useStaffNews } from '../news.tsx'
import { orSignIn } from '../or-sign-in.ts'
import { usePoll } from '../use-poll.ts'

// From the specification.
const everyMs = 30_000
const topics = ['chats'] as const

/** Returns the conversations, live. `onNews` is called for each with a new message from a visitor. */
export function useDesk(initial: ChatRow[], onNews: (row: ChatRow) => void) {
  const [chats, setChats] = useState(initial)
  const [lookedAt, setLookedAt] = useState<Date | null>(null)
  const [failed, setFailed] = useState(false)
  const wroteNow = useRef(new Set<string>())
  const tell = useEffectEvent(onNews)
  useStaffNews((event) => {
    if (event.type !== 'changed' || event.topic !== 'chats') return
    if (event.from_visitor && event.chat_id) wroteNow.current.add(event.chat_id)
  })

  async function look() {
    try {
      const rows = await orSignIn(fetchChats())
      setChats(rows)
      setLookedAt(new Date())
      setFailed(false)
      sayReceived(rows)
      for (const id of wroteNow.current) {
        const row = rows.find((one) => one.id === id)
        if (row) tell(row)
      }
      wroteNow.current.clear()
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
