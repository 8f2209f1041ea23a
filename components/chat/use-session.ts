'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Side } from '#lib/chat/client/calls.ts'
import { createSession, type Session } from '#lib/chat/client/session.ts'
import { type Conversation, emptyConversation } from '#lib/chat/rules.ts'

/** The live conversation of an id, open as long as the component is there; null without an id. */
export function useSession(chatId: string | null, side: Side): Session | null {
  const session = useMemo(
    () => (chatId === null ? null : createSession(chatId, side)),
    [chatId, side],
  )
  useEffect(() => {
    if (!session) return
    const close = session.open()
    window.addEventListener('online', session.retryLine)
    return () => {
      window.removeEventListener('online', session.retryLine)
      close()
    }
  }, [session])
  return session
}

/** What is known of a conversation, drawn anew with every change. */
export function useConversation(session: Session | null): Conversation {
  return useSyncExternalStore(
    session?.subscribe ?? never,
    session?.conversation ?? nothing,
    nothing,
  )
}

/** Says that somebody looks at the conversation while `open` holds and the page can be seen. */
export function useWatching(session: Session | null, open: boolean): void {
  useEffect(() => {
    if (!session) return
    const look = () => session.watch(open && document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      session.watch(false)
    }
  }, [session, open])
}

const never = () => () => {}
const nothing = () => emptyConversation
