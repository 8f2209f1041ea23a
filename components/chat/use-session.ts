'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Side } from '#lib/chat/client/calls.ts'
import { type Session, sessionOf } from '#lib/chat/client/session.ts'
import { type Conversation, emptyConversation } from '#lib/chat/rules/conversation.ts'
import { listenInOneTab } from './listen-in-one-tab.ts'

/** Returns the live conversation of an id, open as long as the component is mounted; null without an id. */
export function useSession(chatId: string | null, side: Side): Session | null {
  const session = useMemo(() => (chatId === null ? null : sessionOf(chatId, side)), [chatId, side])
  useEffect(() => {
    if (!session) return
    const close = listenInOneTab(`chat ${side} ${chatId}`, session.open)
    window.addEventListener('online', session.reconnect)
    window.addEventListener('offline', session.doubtConnection)
    return () => {
      window.removeEventListener('online', session.reconnect)
      window.removeEventListener('offline', session.doubtConnection)
      close()
    }
  }, [session, side, chatId])
  return session
}

const drafts = new WeakMap<Session, string>()

/** Returns the unsent text of a conversation, kept while another conversation is shown. */
export function useDraft(session: Session | null): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState((session && drafts.get(session)) ?? '')
  const keep = (typed: string) => {
    if (session) drafts.set(session, typed)
    setText(typed)
  }
  return [text, keep]
}

/** Returns the state of a conversation, and renders again with every change. */
export function useConversation(session: Session | null): Conversation {
  return useSyncExternalStore(
    session?.subscribe ?? never,
    session?.conversation ?? nothing,
    nothing,
  )
}

/** Marks the conversation as read while `open` is true and the page is visible. */
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
