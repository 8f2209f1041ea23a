import type { Pending } from '../rules.ts'

const keyOf = (chatId: string) => `chat_unsent_${chatId}`

/**
 * Keeps the texts that the server has not taken yet, so that a reload or the way to another page loses none. Their
 * ids stay the same: one that had arrived after all is not stored twice. Files are too large to be kept.
 */
export function keepUnsent(chatId: string, pending: Pending[]): void {
  const texts = pending.filter(({ type }) => type === 'text')
  try {
    if (texts.length > 0) localStorage.setItem(keyOf(chatId), JSON.stringify(texts))
    else localStorage.removeItem(keyOf(chatId))
  } catch {
    // A browser that keeps nothing has them as long as the page.
  }
}

/** The texts that were kept: they wait for the line again. */
export function keptUnsent(chatId: string): Pending[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(chatId)) ?? '[]') as Pending[]
    return kept.map((one) => (one.reason === null || one.reason === 'line' ? waiting(one) : one))
  } catch {
    return []
  }
}

function waiting(one: Pending): Pending {
  return { ...one, status: 'waiting', reason: null }
}
