import type { RefusalCode } from '../../shared/refusal.ts'
import type { ChatMessage, MessageType } from './messages.ts'
import type { ChatState } from './state.ts'

/** A message that has not been stored yet, or is not known to be. */
export type Pending = {
  /** Made by the browser before the first try, and the same in every other. */
  clientId: string
  type: MessageType
  /** The text of a message of words. */
  text: string
  name: string
  size: number
  /** The address at which the browser can show or play the file until the server's copy is there. */
  preview: string | null
  at: string
  /** `waiting` for its turn, `sending`, or `failed`: then it stays until it is sent again. */
  status: 'waiting' | 'sending' | 'failed'
  /** The share of a file that has been sent, 0 to 1. */
  sent: number
  /** The reason of its failure: the server's refusal, or `connection` when no answer came: it goes again when the connection is back. */
  reason: RefusalCode | 'connection' | null
}

/** A conversation as a page knows it. */
export type Conversation = {
  /** By number. */
  messages: ChatMessage[]
  /** Messages that wait, in the order in which they were written. */
  pending: Pending[]
  state: ChatState | null
  /** True if the server can be heard; `gone` when the conversation is not there, or no longer one's own. */
  connection: 'connecting' | 'open' | 'down' | 'gone'
  /** True if the other side was writing when it was last heard of. */
  typing: boolean
}

export const emptyConversation: Conversation = {
  messages: [],
  pending: [],
  state: null,
  connection: 'connecting',
  typing: false,
}

export type ConversationAction =
  | { type: 'received'; messages: ChatMessage[] }
  | { type: 'written'; pending: Pending }
  | { type: 'sending'; clientId: string; sent: number }
  | { type: 'failed'; clientId: string; reason: RefusalCode | 'connection' }
  /** Retries one message by its id or, without an id, in order all that failed because the connection was lost. */
  | { type: 'again'; clientId?: string }
  | { type: 'dropped'; clientId: string }
  | { type: 'state'; state: ChatState }
  | { type: 'connection'; connection: Conversation['connection'] }
  | { type: 'typing'; typing: boolean }

/**
 * The number up to which everything is known, 0 for nothing. The answer to a message of one's own may be here
 * before messages of the other side that came first; what is asked for begins after this.
 */
export function knownUpTo({ messages }: Pick<Conversation, 'messages'>): number {
  let known = 0
  for (const { seq } of messages) {
    if (seq !== known + 1) break
    known = seq
  }
  return known
}

/** Returns what a conversation becomes by what has happened. */
export function converse(before: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'received':
      return receive(before, action.messages)
    case 'written':
      return { ...before, pending: [...before.pending, action.pending] }
    case 'sending':
      return change(before, action.clientId, { status: 'sending', sent: action.sent, reason: null })
    case 'failed':
      return change(before, action.clientId, { status: 'failed', reason: action.reason })
    case 'again':
      return sendAgain(before, action.clientId)
    case 'dropped':
      return {
        ...before,
        pending: before.pending.filter((one) => one.clientId !== action.clientId),
      }
    case 'state':
      return { ...before, state: action.state }
    case 'connection':
      // Somebody who was writing when the connection broke may have stopped.
      return {
        ...before,
        connection: action.connection,
        typing: action.connection === 'open' && before.typing,
      }
    case 'typing':
      return { ...before, typing: action.typing }
  }
}

// The stream and the answer to sending bring the same message, in either order: its number says that it is one.
function receive(before: Conversation, received: ChatMessage[]): Conversation {
  const known = new Map(before.messages.map((message) => [message.seq, message]))
  for (const message of received) known.set(message.seq, message)
  const messages = [...known.values()].sort((a, b) => a.seq - b.seq)
  const stored = new Set(messages.map((message) => message.client_message_id))
  return {
    ...before,
    messages,
    pending: before.pending.filter(({ clientId }) => !stored.has(clientId)),
    // The person who was typing has now sent it.
    typing: before.typing && received.length === 0,
  }
}

function change(before: Conversation, clientId: string, to: Partial<Pending>): Conversation {
  const pending = before.pending.map((one) => (one.clientId === clientId ? { ...one, ...to } : one))
  return { ...before, pending }
}

function sendAgain(before: Conversation, clientId: string | undefined): Conversation {
  const ofConnection =
    clientId === undefined ||
    before.pending.some((one) => one.clientId === clientId && one.reason === 'connection')
  const isMeant = (one: Pending) =>
    one.status === 'failed' &&
    (ofConnection ? one.reason === 'connection' : one.clientId === clientId)
  const pending = before.pending.map((one) =>
    isMeant(one) ? { ...one, status: 'waiting' as const, sent: 0, reason: null } : one,
  )
  return { ...before, pending }
}

/**
 * The message whose turn it is: the first that was not refused, if it waits. None overtakes another that is
 * being sent or that found no connection.
 */
export function nextToSend({ pending }: Conversation): Pending | null {
  const first = pending.find(({ status, reason }) => status !== 'failed' || reason === 'connection')
  return first?.status === 'waiting' ? first : null
}

const neverTaken: readonly Pending['reason'][] = [
  'too_large',
  'not_an_image',
  'unsupported_media_type',
]

/** Returns true if a message that failed may be taken another time; a file of a wrong size or type never is. */
export function mayGoAgain({ reason }: Pending): boolean {
  return !neverTaken.includes(reason)
}
