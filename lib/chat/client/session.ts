import { type Connection, connect } from '../../shared/connection.ts'
import { randomSecret } from '../../shared/random.ts'
import {
  type Conversation,
  type ConversationAction,
  converse,
  emptyConversation,
  knownUpTo,
  type Pending,
} from '../rules/conversation.ts'
import { maxBytesOf } from '../rules/files.ts'
import type { ChatMessage, MessageType } from '../rules/messages.ts'
import type { ChatEvent } from '../schema.ts'
import { type Side, sendFile, sendText } from './calls.ts'
import { marker, typingOf, typingTeller } from './marks-and-typing.ts'
import { outbox } from './outbox.ts'
import { keepUnsent, keptUnsent } from './unsent.ts'

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
  /** Tells whether somebody looks at the conversation now: messages that come are then marked as seen. */
  watch: (watching: boolean) => void
  /** Connects again now, and sends what was not taken. */
  reconnect: () => void
  /** The browser says that there is no connection. */
  doubtConnection: () => void
  /** Begins to listen, until the returned function is called; what is known stays, and what waits is still sent. */
  open: () => () => void
}

const sessions = new Map<string, Session>()

/** A page's one session of a side of a conversation: leaving it and coming back finds it as it was. */
export function sessionOf(chatId: string, side: Side): Session {
  const key = `${side} ${chatId}`
  const session = sessions.get(key) ?? createSession(chatId, side)
  sessions.set(key, session)
  return session
}

/** A side of a conversation, opened by `open`: everything that was said comes first, then what is said. */
export function createSession(chatId: string, side: Side): Session {
  let conversation = { ...emptyConversation, pending: keptUnsent(chatId, side) }
  const listeners = new Set<() => void>()
  const uploads = new Map<string, { file: File; stop: AbortController }>()
  const dispatch = (action: ConversationAction) => {
    const before = conversation.pending
    conversation = converse(conversation, action)
    const after = conversation.pending
    if (after !== before) keepUnsent(chatId, side, { before, after })
    for (const changed of listeners) changed()
  }
  let connection: Connection | null = null
  const marks = marker(chatId, side, () => conversation)
  const other = typingOf(dispatch)
  const typing = typingTeller(chatId, side)
  const out = outbox({
    conversation: () => conversation,
    dispatch,
    send: (pending) => send(chatId, side, pending, uploads, dispatch),
    unanswered: () => connection?.doubt(),
  })
  const connected = {
    path: () => streamPath(chatId, side, knownUpTo(conversation)),
    hear(event: { type: string }) {
      hear(event as ChatEvent, side, dispatch, other.writes)
      marks.check()
    },
    turn(state: Conversation['connection']) {
      dispatch({ type: 'connection', connection: state })
      if (state === 'open') out.connectionIsBack()
    },
  }

  function add(pending: Pending): void {
    dispatch({ type: 'written', pending })
    // A visitor who keeps writing connects again, and sends what wasn't accepted before.
    if (conversation.connection !== 'connecting') out.connectionIsBack()
  }

  return {
    conversation: () => conversation,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    write(text) {
      typing.reset()
      add(newPending('text', { text }))
    },
    attach(file, type) {
      const pending = pendingFile(file, type)
      uploads.set(pending.clientId, { file, stop: new AbortController() })
      add(pending)
    },
    again(clientId) {
      dispatch({ type: 'again', clientId })
      void out.go()
    },
    stop: (clientId) => stop(clientId, uploads, dispatch),
    typing: typing.tell,
    watch: marks.watch,
    reconnect() {
      connection?.again()
      out.connectionIsBack()
    },
    doubtConnection: () => connection?.doubt(),
    open() {
      const opened = connect(connected)
      connection = opened
      return () => {
        opened.close()
        marks.close()
      }
    },
  }
}

function hear(
  event: ChatEvent,
  side: Side,
  dispatch: (action: ConversationAction) => void,
  otherWrites: () => void,
): void {
  if (event.type === 'new_message') dispatch({ type: 'received', messages: [event.message] })
  else if (event.type === 'heartbeat' || event.type === 'state') {
    const { type: _, ...state } = event
    if (state.status !== undefined) dispatch({ type: 'state', state })
  } else if (event.type === 'typing' && event.is_admin !== (side === 'staff')) otherWrites()
}

function streamPath(chatId: string, side: Side, after: number): string {
  const staff = side === 'staff' ? '&user_id=admin_1' : ''
  return `chat_stream.php?chat_id=${chatId}&after=${after}${staff}`
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

function pendingFile(file: File, type: Exclude<MessageType, 'text'>): Pending {
  return newPending(type, {
    name: file.name,
    size: file.size,
    preview: type === 'file' ? null : URL.createObjectURL(file),
    // It would be refused anyway, after a long upload.
    ...(file.size > maxBytesOf(type) && { status: 'failed', reason: 'too_large' }),
  })
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
  // A moment later, when the server's copy has taken its place.
  const { preview } = pending
  if (preview) setTimeout(() => URL.revokeObjectURL(preview), 10_000)
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
