'use client'

import { useState } from 'react'
import { ring } from '#components/chat/use-bell.ts'
import type { ChatRow } from '#lib/chat/schema.ts'
import { lastWords } from './last-words.ts'

/** Tells staff of a visitor's message: by the bell, and on the desktop while the page is hidden, if they allow it. */
export function useNotices() {
  const [silent, setSilent] = useState(false)
  const [permission, setPermission] = useState<NotificationPermission | null>(null)
  return {
    silent,
    setSilent,
    /** Whether it is worth offering: nobody has decided yet. */
    mayAsk: permission === null,
    async ask() {
      if (typeof Notification === 'undefined') return setPermission('denied')
      setPermission(await Notification.requestPermission())
    },
    tell(row: ChatRow) {
      if (!silent) ring()
      if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return
      if (Notification.permission !== 'granted') return
      // One notice a conversation: the next takes its place.
      const notice = new Notification(row.name, { body: lastWords(row), tag: row.id })
      notice.onclick = () => window.focus()
    },
  }
}
