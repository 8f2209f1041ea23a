import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../../log.ts'
import {
  type EventStream,
  encodeEvent,
  openStream,
  type Sink,
  type StreamOwner,
} from '../../shared/event-stream.ts'
import { chatState, messagesAfter } from '../queries.ts'
import type { ChatMessage } from '../rules/messages.ts'
import type { Participant } from '../schema.ts'
import { type Feed, hub, type Reader } from './hub.ts'

const tailLength = 100
// Of older messages, so many at once: the longest of them stay far below what a reader may leave waiting.
const pageLength = 20
const patientBytes = 32 * 1024

/**
 * Adds a reader of a conversation who knows the messages up to `after`. First the reader is among those who
 * get what comes, then what is already there is read; what was sent once is not sent again. So there is no
 * moment at which a message could be missed.
 */
export function joinFeed(
  { chatId, lastSeq }: Participant,
  after: number,
  sink: Sink,
  owner: Pick<StreamOwner, 'mayGoOn' | 'closed'>,
): EventStream {
  const feed = hub.feeds.get(chatId) ?? newFeed(chatId, lastSeq)
  const reader: Reader = { stream: undefined as never, sent: after, catching: true }
  reader.stream = openStream(sink, {
    ...owner,
    id: () => reader.sent,
    heartbeat: () => heartbeat(feed),
    closed() {
      feed.readers.delete(reader)
      if (feed.readers.size === 0) hub.feeds.delete(chatId)
      owner.closed()
    },
  })
  if (reader.stream.closed) return reader.stream
  feed.readers.add(reader)
  void welcome(feed, reader)
  return reader.stream
}

function newFeed(chatId: string, last: number): Feed {
  const feed: Feed = { chatId, readers: new Set(), last, tail: [], wanted: false }
  hub.feeds.set(chatId, feed)
  return feed
}

function heartbeat(feed: Feed): object {
  // What failed before, while the database was away say, is tried again now.
  if (feed.wanted) void refresh(feed)
  return stateOf(feed)
}

function stateOf(feed: Feed): object {
  return { ...feed.state, staff_online: hub.staffOnline }
}

async function welcome(feed: Feed, reader: Reader): Promise<void> {
  if (!feed.state) await refresh(feed)
  reader.stream.send(encodeEvent(reader.sent, { type: 'heartbeat', ...stateOf(feed) }))
  await catchUp(feed, reader)
}

/** Reads what is new in a conversation and tells its readers. Concurrent calls share one read. */
export function refresh(feed: Feed): Promise<void> {
  feed.wanted = true
  feed.running ??= readNew(feed)
    .catch((error) => {
      feed.wanted = true
      log.warn({ err: error }, 'chat feed')
    })
    .finally(() => {
      feed.running = undefined
    })
  return feed.running
}

async function readNew(feed: Feed): Promise<void> {
  while (feed.wanted) {
    feed.wanted = false
    const [messages, state] = await Promise.all([
      messagesAfter(feed.chatId, feed.last, tailLength),
      chatState(feed.chatId),
    ])
    if (!state) return endFeed(feed)
    add(feed, messages)
    noteState(feed, state)
    if (messages.length === tailLength) feed.wanted = true
  }
}

function add(feed: Feed, messages: ChatMessage[]): void {
  for (const message of messages) {
    const bytes = encodeEvent(message.seq, { type: 'new_message', message })
    feed.tail.push({ seq: message.seq, bytes })
    feed.last = message.seq
  }
  feed.tail.splice(0, feed.tail.length - tailLength)
  if (messages.length > 0) for (const reader of feed.readers) push(feed, reader)
}

function push(feed: Feed, reader: Reader): void {
  if (reader.catching) return
  const first = feed.tail[0]?.seq ?? feed.last + 1
  if (reader.sent + 1 < first) {
    void catchUp(feed, reader)
    return
  }
  for (const { seq, bytes } of feed.tail.slice(reader.sent + 1 - first)) {
    reader.stream.send(bytes)
    reader.sent = seq
  }
}

async function catchUp(feed: Feed, reader: Reader): Promise<void> {
  const { stream } = reader
  reader.catching = true
  try {
    while (reader.sent < feed.last && !stream.closed) {
      const messages = await messagesAfter(feed.chatId, reader.sent, pageLength)
      if (messages.length === 0) return endFeed(feed)
      for (const message of messages) {
        stream.send(encodeEvent(message.seq, { type: 'new_message', message }))
        reader.sent = message.seq
      }
      while (stream.backlog() > patientBytes && !stream.closed) await wait(50)
    }
  } catch (error) {
    log.warn({ err: error }, 'chat backlog')
    stream.drop()
  }
  reader.catching = false
  push(feed, reader)
}

function noteState(feed: Feed, state: NonNullable<Feed['state']>): void {
  const before = feed.state
  feed.state = state
  if (!before || JSON.stringify(before) === JSON.stringify(state)) return
  if (state.status === 'closed' && before.status !== 'closed') {
    tellReaders(feed, { type: 'chat_closed' })
  }
  tellState(feed)
}

/** Tells a conversation's readers what is known besides the messages. */
export function tellState(feed: Feed): void {
  tellReaders(feed, { type: 'state', ...stateOf(feed) })
}

/** Tells all readers something that has no number of its own. */
export function tellReaders(feed: Feed, event: object): void {
  const encoded = new Map<number, Uint8Array>()
  for (const { stream, sent } of feed.readers) {
    const bytes = encoded.get(sent) ?? encodeEvent(sent, event)
    encoded.set(sent, bytes)
    stream.send(bytes)
  }
}

function endFeed(feed: Feed): void {
  tellReaders(feed, { type: 'error', error: 'not_found' })
  for (const { stream } of [...feed.readers]) stream.end()
}
