/** The storage key of this browser's conversation; it is proved by a cookie that no script can read. */
export const chatKey = 'chat_id'

/** Returns the id of the conversation that this browser began, or null. */
export function keptChat(): string | null {
  try {
    return localStorage.getItem(chatKey)
  } catch {
    return null
  }
}

/** Stores a conversation's id for other pages and later visits; with null, removes it. */
export function keepChat(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(chatKey)
    else localStorage.setItem(chatKey, id)
  } catch {
    // Without storage the conversation lasts as long as the page.
  }
}
