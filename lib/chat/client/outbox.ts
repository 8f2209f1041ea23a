import { Refusal } from '../../shared/refusal.ts'
import {
  type Conversation,
  type ConversationAction,
  nextToSend,
  type Pending,
} from '../rules/conversation.ts'
import type { ChatMessage } from '../rules/messages.ts'

type Outgoing = {
  conversation: () => Conversation
  dispatch: (action: ConversationAction) => void
  /** Sends one message; rejects with a Refusal, or with anything else when no answer came. */
  send: (pending: Pending) => Promise<ChatMessage>
  /** Called when no answer came at all, once until one comes. */
  unanswered: () => void
}

const firstPauseMs = 2_000
const longestPauseMs = 30_000

// Not a no to this message, only not now.
const notNow = new Set(['busy', 'database_away', 'not_ready', 'internal'])

/**
 * Sends what waits, one after the other in the order of writing, so that it arrives in that order. What gets
 * no answer is marked as not sent, with all that follows it, and goes again by itself: when the connection is back
 * and after growing pauses. What the server refuses stays marked, and the next one goes.
 */
export function outbox({ conversation, dispatch, send, unanswered }: Outgoing) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false

  async function go(): Promise<void> {
    if (busy) return
    busy = true
    for (let next = nextToSend(conversation()); next; next = nextToSend(conversation())) {
      dispatch({ type: 'sending', clientId: next.clientId, sent: 0 })
      await sendOne(next)
    }
    busy = false
  }

  async function sendOne(pending: Pending): Promise<void> {
    try {
      dispatch({ type: 'received', messages: [await send(pending)] })
      failures = 0
    } catch (error) {
      const failed = failureOf(pending, error)
      if (failed) return dispatch(failed)
      const refused = error instanceof Refusal
      if (!refused && failures === 0) unanswered()
      connectionIsDown((refused && error.detail.retryAfter) || 0)
    }
  }

  function connectionIsDown(leastSeconds: number): void {
    for (const { clientId, status } of conversation().pending) {
      if (status !== 'failed') dispatch({ type: 'failed', clientId, reason: 'connection' })
    }
    failures += 1
    clearTimeout(timer)
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
    timer = setTimeout(connectionIsBack, Math.max(pauseMs, leastSeconds * 1000))
  }

  function connectionIsBack(): void {
    clearTimeout(timer)
    dispatch({ type: 'again' })
    void go()
  }

  return {
    /** Sends what waits now. */
    go,
    /** Sends what failed because the connection was lost, too. */
    connectionIsBack,
  }
}

/** Returns what becomes of a message alone: stopped by its sender, or refused. Null when it is to go again by itself. */
function failureOf({ clientId, type }: Pending, error: unknown): ConversationAction | null {
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { type: 'dropped', clientId }
  }
  if (!(error instanceof Refusal) || notNow.has(error.code)) return null
  // Texts that were written without a connection are many at once; a file's turn may be ten minutes away.
  if (type === 'text' && error.code === 'too_many_requests') return null
  return { type: 'failed', clientId, reason: error.code }
}
