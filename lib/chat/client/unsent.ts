import type { Pending } from '../rules/conversation.ts'
import type { Side } from './calls.ts'

/** The key of a kept message of one side of a conversation: each by itself, so that no tab overwrites another's. */
const placeOf = (chatId: string, side: Side) => `chat_unsent_${side}_${chatId}_`

/**
 * Keeps the texts that the server has not taken yet, so that a reload or the way to another page loses none. Their
 * ids stay the same: one that had arrived after all, or that two tabs send, is not stored twice. Files are too large
 * to be kept: while one is on its way, the browser asks before it leaves the page.
 */
export function keepUnsent(
  chatId: string,
  side: Side,
  { before, after }: { before: Pending[]; after: Pending[] },
): void {
  const place = placeOf(chatId, side)
  try {
    for (const one of after) {
      if (one.type === 'text' && !before.includes(one)) {
        localStorage.setItem(place + one.clientId, JSON.stringify(one))
      }
    }
    for (const { clientId } of before) {
      if (!after.some((one) => one.clientId === clientId)) localStorage.removeItem(place + clientId)
    }
  } catch {
    // A browser that keeps nothing has them as long as the page.
  }
  guardFiles(place, after.some(isUnsentFile))
}

/** The texts that were kept, in the order in which they were written: they wait for the connection. */
export function keptUnsent(chatId: string, side: Side): Pending[] {
  const place = placeOf(chatId, side)
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(place))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Pending)
      .sort((a, b) => a.at.localeCompare(b.at))
      .map((one) => (one.reason === null || one.reason === 'connection' ? waiting(one) : one))
  } catch {
    return []
  }
}

function waiting(one: Pending): Pending {
  return { ...one, status: 'waiting', reason: null }
}

// What the server has refused is not lost by leaving.
function isUnsentFile({ type, status, reason }: Pending): boolean {
  return type !== 'text' && (status !== 'failed' || reason === 'connection')
}

const guarded = new Set<string>()

// Listened to only while there is something to lose: a page that does is not kept for the way back.
function guardFiles(place: string, unsent: boolean): void {
  if (unsent === guarded.has(place)) return
  if (unsent) guarded.add(place)
  else guarded.delete(place)
  if (guarded.size > 0) globalThis.addEventListener?.('beforeunload', ask)
  else globalThis.removeEventListener?.('beforeunload', ask)
}

function ask(event: Event): void {
  event.preventDefault()
}
