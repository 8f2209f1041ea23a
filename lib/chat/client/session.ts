import { randomSecret } from '../../shared/random.ts'
import {
  type ChatMessage,
  type Conversation,
  type ConversationAction,
  converse,
  emptyConversation,
  knownUpTo,
  type MessageType,
  type Pending,
} from '../rules.ts'
import type { ChatEvent } from '../schema.ts'
import { markMessages, type Side, sendFile, sendText, tellTyping } from './calls.ts'
import { type Connection, connect } from './connection.ts'
import { outbox } from './outbox.ts'

/** One side's live conversation: what is known of it, and what can be done in it. */
export type Session = {
  conversation: () => Conversation
  /** Calls back after every change, until the returned function is called. */
  subscribe: (changed: () => void) => () => void
  /** Sends a text, shown at once. */
  write: (text: string) => void
  /** Sends a picture, a document or a voice, shown at once. */
  attach: (file: File, type: Exclude<MessageType, 'text'>) => void
  /** Sends again what failed. */
  again: (clientId: string) => void
  /** Stops sending a file. */
  stop: (clientId: string) => void
  /** Says that somebody writes here; the other side is told every few seconds at most. */
  typing: () => void
  /** Whether somebody looks at the conversation now: then what comes is seen. */
  watch: (watching: boolean) => void
  /** Tries the line again now, and what it did not take. */
  retryLine: () => void
  /** Begins to listen, until the returned function is called; what is known stays. */
  open: () => () => void
}

const typingEveryMs = 3_000
const typingLastsMs = 6_000
const markAfterMs = 150

/** A side of a conversation, opened by `open`: everything that was said comes first, then what is said. */
export function createSession(chatId: string, side: Side): Session {
  let conversation = emptyConversation
  const listeners = new Set<() => void>()
  const uploads = new Map<string, { file: File; stop: AbortController }>()
  const dispatch = (action: ConversationAction) => {
    conversation = converse(conversation, action)
    for (const changed of listeners) changed()
  }
  const marks = marker(chatId, side, () => conversation)
  const other = typingOf(dispatch)
  const out = outbox({
    conversation: () => conversation,
    dispatch,
    send: (pending) => send(chatId, side, pending, uploads, dispatch),
  })

  function hear(event: ChatEvent): void {
    if (event.type === 'new_message') dispatch({ type: 'received', messages: [event.message] })
    else if (event.type === 'heartbeat' || event.type === 'state') {
      const { type: _, ...state } = event
      if (state.status !== undefined) dispatch({ type: 'state', state })
    } else if (event.type === 'typing' && event.is_admin !== (side === 'staff')) other.writes()
    marks.check()
  }

  let connection: Connection | null = null
  const connected = {
    query: () => streamQuery(chatId, side, knownUpTo(conversation)),
    hear: (event: { type: string }) => hear(event as ChatEvent),
    line(line: Conversation['line']) {
      dispatch({ type: 'line', line })
      if (line === 'open') out.lineIsBack()
    },
  }

  function add(pending: Pending): void {
    dispatch({ type: 'written', pending })
    // Whoever goes on writing tries the line again, with what it did not take before.
    if (conversation.line !== 'connecting') out.lineIsBack()
  }

  return {
    conversation: () => conversation,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    write: (text) => add(newPending('text', { text })),
    attach(file, type) {
      const preview = type === 'file' ? null : URL.createObjectURL(file)
      const pending = newPending(type, { name: file.name, size: file.size, preview })
      uploads.set(pending.clientId, { file, stop: new AbortController() })
      add(pending)
    },
    again(clientId) {
      dispatch({ type: 'again', clientId })
      void out.go()
    },
    stop: (clientId) => stop(clientId, uploads, dispatch),
    typing: throttled(() => tellTyping(chatId, side).catch(() => undefined), typingEveryMs),
    watch: marks.watch,
    retryLine() {
      connection?.again()
      out.lineIsBack()
    },
    open() {
      const opened = connect(connected)
      connection = opened
      return () => {
        opened.close()
        out.close()
        marks.close()
      }
    },
  }
}

function streamQuery(chatId: string, side: Side, after: number): string {
  return `chat_id=${chatId}&after=${after}${side === 'staff' ? '&user_id=admin_1' : ''}`
}

type Uploads = Map<string, { file: File; stop: AbortController }>

function newPending(type: MessageType, given: Partial<Pending>): Pending {
  return {
    clientId: randomSecret(),
    type,
    text: '',
    name: '',
    size: 0,
    preview: null,
    at: new Date().toISOString(),
    status: 'waiting',
    sent: 0,
    reason: null,
    ...given,
  }
}

async function send(
  chatId: string,
  side: Side,
  pending: Pending,
  uploads: Uploads,
  dispatch: (action: ConversationAction) => void,
): Promise<ChatMessage> {
  const upload = uploads.get(pending.clientId)
  if (!upload) return sendText(chatId, pending, side)
  const { clientId } = pending
  const message = await sendFile(chatId, pending, side, {
    file: upload.file,
    signal: upload.stop.signal,
    onProgress: (sent) => dispatch({ type: 'sending', clientId, sent }),
  })
  uploads.delete(clientId)
  return message
}

// One that is on its way is stopped there and then dropped; one that waits or has failed just goes.
function stop(
  clientId: string,
  uploads: Uploads,
  dispatch: (action: ConversationAction) => void,
): void {
  uploads.get(clientId)?.stop.abort()
  uploads.delete(clientId)
  dispatch({ type: 'dropped', clientId })
}

/** Tells the server what has arrived and been seen, a moment later, so that a burst of messages is one word. */
function marker(chatId: string, side: Side, conversation: () => Conversation) {
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
      // What fails is said again: the next sign of life finds it still wanted.
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

function typingOf(dispatch: (action: ConversationAction) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    writes() {
      dispatch({ type: 'typing', typing: true })
      clearTimeout(timer)
      timer = setTimeout(() => dispatch({ type: 'typing', typing: false }), typingLastsMs)
    },
  }
}

function throttled(work: () => unknown, everyMs: number): () => void {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < everyMs) return
    last = now
    work()
  }
}
