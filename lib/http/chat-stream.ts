import { z } from 'zod'
import type { ChatNotice } from '../chat/rules.ts'
import { chatStream, type DeskEvent, type Party } from '../chat/schema.ts'
import { listen } from '../db/live.ts'
import { log } from '../log.ts'
import { Refusal } from '../shared/refusal.ts'
import { feeds, joinFeed, refresh, tellReaders, tellState } from './chat-feed.ts'
import { type Asked, requireParty, staffAmong } from './chat-party.ts'
import {
  askPresence,
  onPresenceChange,
  showPresence,
  staffArrived,
  staffLives,
} from './chat-presence.ts'
import { staffOfRequest } from './session.ts'
import { type EventStream, encodeEvent, openStream, type Sink, takePlace } from './sse.ts'

type Hub = { desks: Set<EventStream> }

// The server and Next's bundle each have their own copy of this module; the process listens once.
const shared = globalThis as { dontaliChatHub?: Hub }

/**
 * Decides who may listen to what, and answers how to begin. A conversation's visitor and staff hear that
 * conversation, from `Last-Event-ID` or `after` on or else from now; staff without a conversation hear which
 * ones have changed. Refuses as every chat call does, and with 429 past the streams of one address.
 */
export async function admitListener(
  request: Asked,
  address: string,
): Promise<(sink: Sink) => EventStream> {
  const input = chatStream.parse(Object.fromEntries(request.nextUrl.searchParams))
  const claimsStaff = /^admin/i.test(input.user_id)
  if (input.chat_id === '') return admitDesk(request, address, claimsStaff)
  const party = await requireParty(request, { chatId: input.chat_id, claimsStaff })
  const known = lastEventId(request) ?? input.after ?? party.lastSeq
  hub()
  await ask()
  const release = takePlace(address)
  const after = Math.min(known, party.lastSeq)
  return party.side === 'staff'
    ? beginAsStaff(request, party, after, release)
    : beginAsVisitor(party, after, release)
}

// A function of its own, whose streams do not keep their requests in memory.
function beginAsVisitor(party: Party, after: number, release: () => void) {
  return (sink: Sink) => joinFeed(party, after, sink, { closed: release })
}

function beginAsStaff(request: Asked, party: Party, after: number, release: () => void) {
  return (sink: Sink) => {
    const { mayGoOn, gone } = presentStaff(request)
    const closed = () => {
      release()
      gone()
    }
    return joinFeed(party, after, sink, { mayGoOn, closed })
  }
}

async function admitDesk(request: Asked, address: string, claimsStaff: boolean) {
  const staff = await staffAmong(request, { claimsStaff, use: false })
  if (!staff) throw new Refusal('not_found')
  const release = takePlace(address)
  return (sink: Sink) => {
    const { mayGoOn, gone } = presentStaff(request)
    const { desks } = hub()
    const stream = openStream(sink, {
      id: () => 0,
      heartbeat: () => ({}),
      mayGoOn,
      closed() {
        desks.delete(stream)
        release()
        gone()
      },
    })
    if (!stream.closed) desks.add(stream)
    stream.send(encodeEvent(0, { type: 'heartbeat' }))
    return stream
  }
}

/** Staff who listen are connected, and have to be staff as long as they do: a session can be revoked. */
function presentStaff(request: Asked) {
  const mayGoOn = async () => (await staffOfRequest(request, false)) !== null
  return { mayGoOn, gone: staffArrived() }
}

function lastEventId(request: Asked): number | undefined {
  const text = request.headers.get('last-event-id') ?? ''
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .safeParse(text).success
    ? Number(text)
    : undefined
}

function hub(): Hub {
  if (shared.dontaliChatHub) return shared.dontaliChatHub
  shared.dontaliChatHub = { desks: new Set() }
  onPresenceChange(() => {
    for (const feed of feeds().values()) tellState(feed)
  })
  listen('chat', hear, hearAgain)
  setInterval(() => {
    showPresence()
    if (feeds().size > 0) void ask()
  }, presenceMs).unref()
  return shared.dontaliChatHub
}

// A process that was killed says no goodbye.
const presenceMs = 15_000

function hear(payload: string): void {
  const { chat, by, typing, present } = JSON.parse(payload) as ChatNotice
  if (present) staffLives()
  else if (chat === undefined) void ask()
  if (chat === undefined) return
  const feed = feeds().get(chat)
  if (typing) {
    if (feed) tellReaders(feed, { type: 'typing', is_admin: typing === 'staff' })
    return
  }
  if (feed) void refresh(feed)
  tellDesks(chat, by === 'visitor')
}

/** Listening has begun, or begun again: whatever was said before is looked up. */
function hearAgain(): void {
  for (const feed of feeds().values()) void refresh(feed)
  tellDesks(null, false)
  void ask()
}

function tellDesks(chatId: string | null, fromVisitor: boolean): void {
  const event: DeskEvent = { type: 'chat_changed', chat_id: chatId, from_visitor: fromVisitor }
  const bytes = encodeEvent(0, event)
  for (const desk of hub().desks) desk.send(bytes)
}

function ask(): Promise<unknown> {
  return askPresence().catch((error) => log.warn({ err: error }, 'presence'))
}
