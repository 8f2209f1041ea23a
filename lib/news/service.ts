import { setTimeout as wait } from 'node:timers/promises'
import type { Staff } from '../auth/schema.ts'
import type { ChatNotice } from '../chat/rules/state.ts'
import { listen } from '../db/live.ts'
import { log } from '../log.ts'
import {
  type EventStream,
  encodeEvent,
  openStream,
  type Sink,
  type StreamOwner,
} from '../shared/event-stream.ts'
import { processWide } from '../shared/process-wide.ts'
import { countWaiting } from './queries.ts'
import { type Change, changeOf, type HistoryNotice, type StaffEvent } from './rules.ts'

type Reader = {
  by: Staff
  stream: EventStream
  mayGoOn: StreamOwner['mayGoOn']
  /** The counts that it was last sent. */
  waiting?: string
}

type News = {
  readers: Set<Reader>
  /** True once this process hears of changes. */
  hears: boolean
  /** True while a count is wanted; changes at the same moment share one. */
  wanted: boolean
  counting?: Promise<void> | undefined
}

const news = processWide('news', (): News => ({ readers: new Set(), hears: false, wanted: false }))

const countAfterMs = 50

/** Opens a stream on which a member of staff hears what changes, and how much waits: at once, and when that changes. */
export function joinNews(
  by: Staff,
  sink: Sink,
  owner: Pick<StreamOwner, 'mayGoOn' | 'closed'>,
): EventStream {
  hearNews()
  const reader: Reader = { by, stream: undefined as never, mayGoOn: owner.mayGoOn }
  news.readers.add(reader)
  reader.stream = openStream(sink, {
    ...owner,
    id: () => 0,
    heartbeat: () => ({}),
    closed() {
      news.readers.delete(reader)
      owner.closed()
    },
  })
  send(reader, { type: 'heartbeat' })
  count()
  return reader.stream
}

function hearNews(): void {
  if (news.hears) return
  news.hears = true
  // Whenever a channel is listened to, for the first time or again, anything may have changed before.
  listen(
    'staff',
    (payload) => {
      const notice: HistoryNotice = JSON.parse(payload)
      if (notice.action === 'staff_removed' || notice.action === 'staff_role_changed') endForGone()
      tell(changeOf(notice))
    },
    () => {
      tell({ topic: 'bookings', booking_id: null })
      tell({ topic: 'rooms' })
      tell({ topic: 'site' })
    },
  )
  listen(
    'chat',
    (payload) => tell(changeOfChat(JSON.parse(payload))),
    () => tell({ topic: 'chats', chat_id: null, from_visitor: false }),
  )
}

function changeOfChat({ chat, by, typing }: ChatNotice): Change | null {
  if (chat === undefined || typing) return null
  return { topic: 'chats', chat_id: chat, from_visitor: by === 'visitor' }
}

function tell(change: Change | null): void {
  if (!change) return
  const bytes = encodeEvent(0, { type: 'changed', ...change })
  for (const { stream } of news.readers) stream.send(bytes)
  if (change.topic === 'bookings' || change.topic === 'chats') count()
}

// A person who was removed hears nothing more, even before the next heartbeat asks.
function endForGone(): void {
  for (const { mayGoOn, stream } of news.readers) {
    mayGoOn?.().then(
      (yes) => yes || stream.end(),
      () => undefined,
    )
  }
}

function count(): void {
  news.wanted = true
  news.counting ??= countWanted()
    .catch((error) => log.warn({ err: error }, 'staff news'))
    .finally(() => {
      news.counting = undefined
    })
}

async function countWanted(): Promise<void> {
  while (news.wanted) {
    await wait(countAfterMs, undefined, { ref: false })
    news.wanted = false
    const [first] = news.readers
    if (!first) return
    const waiting = await countWaiting(first.by)
    for (const reader of news.readers) {
      if (reader.waiting === JSON.stringify(waiting)) continue
      reader.waiting = JSON.stringify(waiting)
      send(reader, { type: 'waiting', ...waiting })
    }
  }
}

function send({ stream }: Reader, event: StaffEvent): void {
  stream.send(encodeEvent(0, event))
}
