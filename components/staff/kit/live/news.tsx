'use client'

import { usePathname } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { call } from '#calls/client.ts'
import { listenInOneTab } from '#components/chat/listen-in-one-tab.ts'
import type { StaffEvent } from '#lib/news/rules.ts'
import { apiUrl } from '#lib/shared/api.ts'
import { type ConnectionState, connect } from '#lib/shared/connection.ts'
import { type Connection, createConnection } from './connection.ts'

type Listener = { hear: (event: StaffEvent) => void; turn?: (state: ConnectionState) => void }

/** The one stream of a page of staff, shared by all that is on it. */
export type News = {
  /** True while the stream is open, so that every change is announced. */
  isOpen: () => boolean
  connection: Connection
  /** Calls `listener` for every event, and when the stream opens or ends, until the returned function is called. */
  follow: (listener: Listener) => () => void
}

/** Gives the page's stream to all that is on it. */
export const NewsContext = createContext<News>({
  isOpen: () => false,
  connection: createConnection({
    isOnline: () => true,
    isSeen: () => true,
    answers: async () => true,
  }),
  follow: () => () => {},
})

export function useNews(): News {
  return useContext(NewsContext)
}

/** Calls `hear` for every event of the page's stream. */
export function useStaffNews(hear: (event: StaffEvent) => void): void {
  const news = useNews()
  const tell = useEffectEvent(hear)
  useEffect(() => news.follow({ hear: (event) => tell(event) }), [news])
}

/**
 * Listens for the whole page, while it can be seen and, in one tab, in the background, for the bell. Only from the
 * chat's screen visitors are told that somebody is at the desk.
 */
export function NewsProvider({ children }: { children: ReactNode }) {
  const [news] = useState(createNews)
  const atChat = usePathname() === '/app/chat'
  useEffect(() => news.open(atChat), [news, atChat])
  return <NewsContext value={news}>{children}</NewsContext>
}

const answerMs = 4_000

async function answers(): Promise<boolean> {
  const asking = { cache: 'no-store', signal: AbortSignal.timeout(answerMs) } as const
  return fetch(apiUrl('health/live'), asking).then(
    ({ ok }) => ok,
    () => false,
  )
}

function createNews(): News & { open: (atChat: boolean) => () => void } {
  const listeners = new Set<Listener>()
  let isOpen = false
  const connection = createConnection({
    isOnline: () => navigator.onLine,
    isSeen: () => document.visibilityState === 'visible',
    answers,
  })
  const listen = (atChat: boolean) => {
    const stream = connect({
      path: () => `staff_stream${atChat ? '?chat=1' : ''}`,
      hear(heard) {
        const event = heard as StaffEvent
        // The reply to the server's heartbeat: a sleeping page or a hanging connection sends none.
        if (atChat && event.type === 'heartbeat') {
          call('POST chats/presence', { repeats: true }).catch(() => undefined)
        }
        connection.back()
        for (const listener of listeners) listener.hear(event)
      },
      turn(state) {
        isOpen = state === 'open'
        // A stream that is refused has a server that answers: the next call leads to sign-in.
        if (state === 'down') void connection.check()
        else connection.back()
        for (const listener of listeners) listener.turn?.(state)
      },
    })
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('online', stream.again, { signal })
    window.addEventListener('online', () => void connection.check(), { signal })
    document.addEventListener('visibilitychange', () => !isOpen && void connection.check(), {
      signal,
    })
    // A stream notices a lost connection late.
    window.addEventListener('offline', connection.lost, { signal })
    if (!navigator.onLine) connection.lost()
    return () => {
      listening.abort()
      stream.close()
      isOpen = false
    }
  }
  return {
    isOpen: () => isOpen,
    connection,
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: (atChat) => listenInOneTab(atChat ? 'staff chat' : 'staff', () => listen(atChat)),
  }
}
