import { hearChats } from '../chat/service/hear.ts'
import { staffArrived } from '../chat/service/presence.ts'
import { joinNews } from '../news/service.ts'
import type { EventStream, Sink } from '../shared/event-stream.ts'
import { type Asked, mayGoOn, requireStaff } from './session.ts'
import { takePlace } from './sse.ts'

/**
 * Decides whether the asker may hear the staff's news, and returns how to begin. With `chat=1` the stream is that of
 * somebody who answers chats: visitors are told that staff are there. Refuses with 401 `sign_in_required`, and with
 * 429 past the streams of one address.
 */
export async function admitStaff(
  request: Asked,
  address: string,
): Promise<(sink: Sink) => EventStream> {
  const by = await requireStaff(request, false, 'staff')
  const answersChats = request.nextUrl.searchParams.get('chat') === '1'
  if (answersChats) await hearChats()
  const release = takePlace(address)
  return (sink) => {
    const gone = answersChats ? staffArrived() : undefined
    const closed = () => {
      release()
      gone?.()
    }
    return joinNews(by, sink, { mayGoOn: mayGoOn(request), closed })
  }
}
