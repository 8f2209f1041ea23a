'use client'

import { useState, useSyncExternalStore } from 'react'
import { ring } from '#components/chat/use-bell.ts'
import type { ChatRow } from '#lib/chat/schema.ts'
import { showNotice } from './show-notice.ts'

/**
 * Announces a visitor's message: by the bell, and on the desktop while the page is hidden, if staff allow it. A
 * click on the notice calls `onOpen` with the conversation.
 */
export function useNotices(onOpen: (chatId: string) => void) {
  const [silent, setSilent] = useState(false)
  const [answered, setAnswered] = useState(false)
  const undecided = useSyncExternalStore(never, isUndecided, () => false)
  return {
    silent,
    setSilent,
    /** True if the permission is still undecided, so that asking makes sense. */
    mayAsk: undecided && !answered,
    async ask() {
      await Notification.requestPermission()
      setAnswered(true)
    },
    tell(row: ChatRow) {
      if (!silent) ring()
      if (document.visibilityState !== 'visible') showNotice(row, onOpen)
    },
  }
}

const never = () => () => {}

function isUndecided(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default'
}
