import type { ChatRow } from '#lib/chat/schema.ts'
import { lastWords } from './last-words.ts'

/** Shows what a visitor has written on the desktop, if staff allow it; a press on it calls `onOpen` with the conversation. */
export function showNotice(row: ChatRow, onOpen: (chatId: string) => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    // One notice a conversation: the next takes its place.
    const notice = new Notification(row.name, { body: lastWords(row), tag: row.id })
    notice.onclick = () => {
      window.focus()
      onOpen(row.id)
      notice.close()
    }
  } catch {
    // Chrome on Android has no notices of a page, only those of a service worker: there the bell has to do.
  }
}
