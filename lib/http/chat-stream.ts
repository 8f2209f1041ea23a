import { z } from 'zod'
import { chatStream, type Participant } from '../chat/schema.ts'
import { joinFeed } from '../chat/service/feed.ts'
import { hearChats } from '../chat/service/hear.ts'
import { staffArrived } from '../chat/service/presence.ts'
import type { EventStream, Sink } from '../shared/event-stream.ts'
import { requireParticipant } from './chat-participant.ts'
import { type Asked, mayGoOn } from './session.ts'
import { takePlace } from './sse.ts'

/**
 * Decides whether the asker may hear a conversation, as its visitor or as staff, and returns how to begin: from
 * `Last-Event-ID` or `after` on, or else from now. Refuses as every chat call does, and with 429 past the streams of
 * one address.
 */
export async function admitListener(
  request: Asked,
  address: string,
): Promise<(sink: Sink) => EventStream> {
  const asked = chatStream.parse(Object.fromEntries(request.nextUrl.searchParams))
  const { chat_id: chatId, is_admin: claimsStaff } = asked
  const participant = await requireParticipant(request, { chatId, claimsStaff })
  const known = lastEventId(request) ?? asked.after ?? participant.lastSeq
  await hearChats()
  const release = takePlace(address)
  const after = Math.min(known, participant.lastSeq)
  return participant.side === 'staff'
    ? beginAsStaff(request, participant, after, release)
    : beginAsVisitor(participant, after, release)
}

// A function of its own, whose streams do not keep their requests in memory.
function beginAsVisitor(participant: Participant, after: number, release: () => void) {
  return (sink: Sink) => joinFeed(participant, after, sink, { closed: release })
}

function beginAsStaff(
  request: Asked,
  participant: Participant,
  after: number,
  release: () => void,
) {
  return (sink: Sink) => {
    const gone = staffArrived()
    const closed = () => {
      release()
      gone()
    }
    return joinFeed(participant, after, sink, { mayGoOn: mayGoOn(request), closed })
  }
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
