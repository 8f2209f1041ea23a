'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchChats, markMessages, tellPresence } from '#lib/chat/client/calls.ts'
import { connect } from '#lib/chat/client/connection.ts'
import type { ChatRow, DeskEvent } from '#lib/chat/schema.ts'
import { asStaff } from '../as-staff.ts'
import { usePoll } from '../use-poll.ts'
import { useWaiting } from '../waiting.tsx'

// From the specification.
const pollMs = 30_000
// Several messages at once are one look at the list.
const lookAfterMs = 150

type News = (row: ChatRow) => void

/** The conversations, live: looked up again when one has changed, and every 30 seconds in any case. */
export function useDesk(initial: ChatRow[], onNews: News) {
  const [chats, setChats] = useState(initial)
  const [lookedAt, setLookedAt] = useState<Date | null>(null)
  const [failed, setFailed] = useState(false)
  const { noteUnread } = useWaiting()
  const wroteNow = useRef(new Set<string>())
  const tell = useEffectEvent(onNews)

  async function look() {
    try {
      const rows = await asStaff(fetchChats())
      setChats(rows)
      noteUnread(rows.reduce((sum, { unread_count }) => sum + unread_count, 0))
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
  usePoll(look, pollMs, 0)

  const lookNow = useEffectEvent(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const connection = connect({
      query: () => 'user_id=admin_1',
      hear(heard) {
        const event = heard as DeskEvent
        // The answer to the server's sign of life: a page that sleeps, or whose line hangs, gives none.
        if (event.type === 'heartbeat') tellPresence().catch(() => undefined)
        if (event.type !== 'chat_changed') return
        if (event.from_visitor && event.chat_id) wroteNow.current.add(event.chat_id)
        clearTimeout(timer)
        timer = setTimeout(() => void lookNow(), lookAfterMs)
      },
      line(now) {
        // Back again, or no longer signed in: the list finds out.
        if (now !== 'down') void lookNow()
      },
    })
    window.addEventListener('online', connection.again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', connection.again)
      connection.close()
    }
  }, [])
  return { chats, lookedAt, failed, look }
}

/** What stands in a list here has arrived at the farm. */
function sayReceived(rows: ChatRow[]): void {
  for (const { id, last_seq, last_is_admin, staff_got } of rows) {
    if (last_is_admin || last_seq <= staff_got) continue
    markMessages(id, { seq: last_seq, seen: false }, 'staff').catch(() => undefined)
  }
}
