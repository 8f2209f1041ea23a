import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from '#lib/chat/client/calls.ts'
import { outbox } from '#lib/chat/client/outbox.ts'
import {
  type Conversation,
  converse,
  emptyConversation,
  type Pending,
} from '#lib/chat/rules/conversation.ts'
import type { ChatMessage, MessageType } from '#lib/chat/rules/messages.ts'
import { Refusal } from '#lib/shared/refusal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A conversation whose messages are sent by `send`; answers what was stored, and what waits. */
function sending(send: (clientId: string) => void) {
  let conversation: Conversation = emptyConversation
  const stored: string[] = []
  let unanswered = 0
  const out = outbox({
    conversation: () => conversation,
    dispatch: (action) => {
      conversation = converse(conversation, action)
    },
    send: async ({ clientId }) => {
      send(clientId)
      stored.push(clientId)
      return { seq: stored.length, client_message_id: clientId } as ChatMessage
    },
    unanswered: () => {
      unanswered += 1
    },
  })
  const write = (clientId: string, type: MessageType = 'text') => {
    const pending = { clientId, type, status: 'waiting', reason: null } as Pending
    conversation = converse(conversation, { type: 'written', pending })
    return out.go()
  }
  return {
    write,
    stored,
    waits: () => conversation.pending.map(({ clientId }) => clientId),
    unanswered: () => unanswered,
  }
}

const tooMany = new Refusal('too_many_requests', { retryAfter: 50 })

test('texts that were too many at once go by themselves when their time has come, in their order', async () => {
  let full = true
  const { write, stored, waits } = sending(() => {
    if (full) throw tooMany
  })
  await write('a')
  await write('b')
  expect(waits()).toEqual(['a', 'b'])
  full = false
  await vi.advanceTimersByTimeAsync(49_000)
  expect(stored).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored).toEqual(['a', 'b'])
})

test('a file that is one too many stays for its sender to send, and holds up no text', async () => {
  const { write, stored, waits } = sending((clientId) => {
    if (clientId === 'file') throw tooMany
  })
  await write('file', 'file')
  await write('text')
  expect(stored).toEqual(['text'])
  expect(waits()).toEqual(['file'])
})

test('a message without an answer makes one doubt the line, a refusal does not', async () => {
  const { write, unanswered } = sending(() => {
    throw new Refusal('busy')
  })
  await write('a')
  expect(unanswered()).toBe(0)
  const other = sending(() => {
    throw new TypeError('Failed to fetch')
  })
  await other.write('b')
  expect(other.unanswered()).toBe(1)
  // The line may be well and the call blocked: then it is not doubted for ever.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(other.unanswered()).toBe(1)
})

test('an upload that comes to a standstill has no line: it is not left to hang', async () => {
  class Hanging {
    upload = {} as { onprogress: (event: object) => void }
    onabort = () => {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    abort() {
      this.onabort()
    }
    send() {
      const half = () => this.upload.onprogress({ loaded: 1, total: 2, lengthComputable: true })
      setTimeout(half, 30_000)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Hanging)
  const shares: number[] = []
  const result = sendFile('chat', { clientId: 'a', type: 'file' }, 'visitor', {
    file: new File(['x'], 'a.txt'),
    onProgress: (share) => shares.push(share),
    signal: new AbortController().signal,
  }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(69_000)
  expect(shares).toEqual([0, 0.5])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await result).toBeInstanceOf(TypeError)
})
