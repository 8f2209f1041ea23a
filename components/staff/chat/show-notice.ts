import type { ChatRow } from '#lib/chat/schema.ts'
import { lastWords } from './last-words.ts'

/** Shows a visitor's message on the desktop, if staff allow it; a click on it calls `onOpen` with the conversation. */
export function showNotice(row: ChatRow, onOpen: (chatId: string) => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    // One notice a conversation: the next replaces it.
    const notice = new Notification(row.name, { body: lastWords(row), tag: row.id })
    notice.onclick = () => {
      window.focus()
      onOpen(row.id)
      notice.close()
    }
  } catch {
    // Chrome on Android allows notices only from a service worker: there only the bell tells.
  }
}
