import { z } from 'zod'
import { chatStream, type Party } from '../chat/schema.ts'
import { joinFeed } from '../chat/service/feed.ts'
import { hearChats } from '../chat/service/hear.ts'
import { hub } from '../chat/service/hub.ts'
import { staffArrived } from '../chat/service/presence.ts'
import { type EventStream, encodeEvent, openStream, type Sink } from '../shared/event-stream.ts'
import { Refusal } from '../shared/refusal.ts'
import { type Asked, requireParty, staffAmong } from './chat-party.ts'
import { staffOfRequest } from './session.ts'
import { takePlace } from './sse.ts'

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
  await hearChats()
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
  await hearChats()
  const release = takePlace(address)
  return (sink: Sink) => {
    const { mayGoOn, gone } = presentStaff(request)
    const { desks } = hub
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
