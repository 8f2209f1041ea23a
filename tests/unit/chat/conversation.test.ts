import { describe, expect, test } from 'vitest'
import { isOpen } from '#lib/chat/rules/answering.ts'
import {
  type Conversation,
  type ConversationAction,
  converse,
  emptyConversation,
  knownUpTo,
  mayGoAgain,
  nextToSend,
  type Pending,
} from '#lib/chat/rules/conversation.ts'
import type { ChatMessage } from '#lib/chat/rules/messages.ts'
import { markOf } from '#lib/chat/rules/state.ts'

const message = (seq: number, client_message_id: string | null = null): ChatMessage => ({
  id: `id-${seq}`,
  seq,
  message: `message ${seq}`,
  message_type: 'text',
  is_admin: false,
  created_at: '2026-11-21T10:00:00.000Z',
  file_path: null,
  file_name: null,
  file_size: null,
  client_message_id,
})
const pending = (clientId: string, status: Pending['status'] = 'waiting'): Pending => ({
  clientId,
  type: 'text',
  text: clientId,
  name: '',
  size: 0,
  preview: null,
  at: '2026-11-21T10:00:00.000Z',
  status,
  sent: 0,
  reason: null,
})
const given = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(converse, emptyConversation)
const received = (...messages: ChatMessage[]): ConversationAction => ({
  type: 'received',
  messages,
})

describe('messages', () => {
  test('stand in the order of their numbers, each once, however they arrive', () => {
    const { messages } = given(received(message(3)), received(message(1), message(2), message(3)))
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('are known up to the first gap: what is asked for next begins there', () => {
    expect(knownUpTo(given())).toBe(0)
    expect(knownUpTo(given(received(message(1), message(2), message(5))))).toBe(2)
    expect(knownUpTo(given(received(message(41), message(42))))).toBe(0)
  })

  test('of one’s own take the place of what was shown before, whoever brings them first', () => {
    const shown = given({ type: 'written', pending: pending('a') })
    expect(shown.pending).toHaveLength(1)
    const stored = converse(shown, received(message(1, 'a')))
    expect([stored.pending, stored.messages.length]).toEqual([[], 1])
    const again = converse(stored, received(message(1, 'a')))
    expect([again.pending, again.messages.length]).toEqual([[], 1])
  })
})

describe('what has not been sent', () => {
  const two = [
    { type: 'written', pending: pending('a') },
    { type: 'written', pending: pending('b') },
  ] as const

  test('goes one after the other, in the order of writing', () => {
    expect(nextToSend(given(...two))?.clientId).toBe('a')
    expect(nextToSend(given(...two, { type: 'sending', clientId: 'a', sent: 0 }))).toBeNull()
    expect(nextToSend(given(...two, received(message(1, 'a'))))?.clientId).toBe('b')
  })

  test('and is refused lets the next one go, and waits for a word', () => {
    const refused = given(...two, { type: 'failed', clientId: 'a', reason: 'too_large' })
    expect(nextToSend(refused)?.clientId).toBe('b')
    expect(nextToSend(converse(refused, { type: 'again' }))?.clientId).toBe('b')
    const retried = converse(refused, { type: 'again', clientId: 'a' })
    expect(nextToSend(retried)?.clientId).toBe('a')
  })

  test('is offered for another try only where that may be taken', () => {
    const isOffered = (reason: Pending['reason']) => mayGoAgain({ ...pending('a'), reason })
    expect((['connection', 'too_many_requests'] as const).map(isOffered)).toEqual([true, true])
    const never = ['too_large', 'not_an_image', 'unsupported_media_type'] as const
    expect(never.map(isOffered)).toEqual([false, false, false])
  })

  test('because of the line goes again with all that follows, in the same order', () => {
    const down = given(
      ...two,
      { type: 'failed', clientId: 'a', reason: 'connection' },
      { type: 'failed', clientId: 'b', reason: 'connection' },
    )
    expect(nextToSend(down)).toBeNull()
    const back = converse(down, { type: 'again' })
    expect(back.pending.map(({ clientId, status }) => [clientId, status])).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ])
  })

  test('is not overtaken by what is written later, while the line has not taken it', () => {
    const down = given(two[0], { type: 'failed', clientId: 'a', reason: 'connection' }, two[1])
    expect(nextToSend(down)).toBeNull()
    expect(nextToSend(converse(down, { type: 'again', clientId: 'a' }))?.clientId).toBe('a')
  })

  test('and was stopped by its sender is gone', () => {
    expect(given(...two, { type: 'dropped', clientId: 'a' }).pending).toHaveLength(1)
  })
})

describe('the other side', () => {
  test('is no longer said to be writing when it has written, or when the line is down', () => {
    const typing = given(
      { type: 'connection', connection: 'open' },
      { type: 'typing', typing: true },
    )
    expect(typing.typing).toBe(true)
    expect(converse(typing, received(message(1))).typing).toBe(false)
    expect(converse(typing, { type: 'connection', connection: 'down' }).typing).toBe(false)
  })

  test('has received, then seen: each side looks at the other’s marks', () => {
    const state = {
      status: 'active',
      staff_online: true,
      staff_got: 3,
      staff_seen: 2,
      visitor_got: 1,
      visitor_seen: 0,
    } as const
    expect([2, 3, 4].map((seq) => markOf(seq, state, 'visitor'))).toEqual([
      'seen',
      'delivered',
      'sent',
    ])
    expect(markOf(1, state, 'staff')).toBe('delivered')
    expect(markOf(1, null, 'staff')).toBe('sent')
  })

  test('is usually there from the first minute of its hours to the last', () => {
    const hours = { from: '08:00', to: '21:00' }
    const open = ['07:59', '08:00', '20:59', '21:00'].map((time) => isOpen(time, hours))
    expect(open).toEqual([false, true, true, false])
  })
})
