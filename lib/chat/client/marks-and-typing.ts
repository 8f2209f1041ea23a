import type { Conversation, ConversationAction } from '../rules/conversation.ts'
import { markMessages, type Side, tellTyping } from './calls.ts'

const typingEveryMs = 3_000
const typingLastsMs = 6_000
const markAfterMs = 150

/** Tells the server what has arrived and been seen, a moment later, so that a burst of messages is one word. */
export function marker(chatId: string, side: Side, conversation: () => Conversation) {
  let watching = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function wanted(): { seq: number; seen: boolean } | null {
    const { messages, state } = conversation()
    const seq = messages.findLast(({ is_admin }) => is_admin !== (side === 'staff'))?.seq
    if (seq === undefined || !state) return null
    const [got, seen] =
      side === 'staff'
        ? [state.staff_got, state.staff_seen]
        : [state.visitor_got, state.visitor_seen]
    if (watching && seq > seen) return { seq, seen: true }
    return seq > got ? { seq, seen: false } : null
  }

  function check(): void {
    if (timer !== undefined || !wanted()) return
    timer = setTimeout(async () => {
      const mark = wanted()
      // What fails is said again: the next heartbeat finds it still wanted.
      if (mark) await markMessages(chatId, mark, side).catch(() => undefined)
      timer = undefined
    }, markAfterMs)
  }

  return {
    check,
    watch(now: boolean) {
      watching = now
      check()
    },
    close() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Remembers for a moment that the other side writes. */
export function typingOf(dispatch: (action: ConversationAction) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    writes() {
      dispatch({ type: 'typing', typing: true })
      clearTimeout(timer)
      timer = setTimeout(() => dispatch({ type: 'typing', typing: false }), typingLastsMs)
    },
  }
}

/** Tells that somebody writes here, every few seconds at most; the first time after a message at once. */
export function typingTeller(chatId: string, side: Side) {
  let last = Number.NEGATIVE_INFINITY
  return {
    tell() {
      const now = performance.now()
      if (now - last < typingEveryMs) return
      last = now
      tellTyping(chatId, side).catch(() => undefined)
    },
    reset() {
      last = Number.NEGATIVE_INFINITY
    },
  }
}
