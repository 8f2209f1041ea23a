/** Where the browser remembers its conversation; the proof that it is its own is a cookie that no script reads. */
export const chatKey = 'chat_id'

/** The conversation that this browser has begun, or null. */
export function keptChat(): string | null {
  try {
    return localStorage.getItem(chatKey)
  } catch {
    return null
  }
}

/** Remembers a conversation for other pages and later visits, or forgets it. */
export function keepChat(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(chatKey)
    else localStorage.setItem(chatKey, id)
  } catch {
    // A browser that keeps nothing has the conversation as long as the page.
  }
}
