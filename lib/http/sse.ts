import { env } from '../env.ts'
import type { EventStream, Sink } from '../shared/event-stream.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'

/** The headers of every stream: nobody between may keep, pack or change it. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

// How many streams each address has open.
const taken = processWide('stream places', () => new Map<string, number>())

/** Takes a client's place among the streams that its address may have open at once, or refuses with 429. */
export function takePlace(address: string): () => void {
  const count = taken.get(address) ?? 0
  if (count >= env().LIMIT_STREAMS) throw new Refusal('too_many_requests', { retryAfter: 60 })
  taken.set(address, count + 1)
  return () => {
    const left = (taken.get(address) ?? 1) - 1
    if (left > 0) taken.set(address, left)
    else taken.delete(address)
  }
}

/** A stream as a route's answer. */
export function streamResponse(begin: (sink: Sink) => EventStream): Response {
  let stream: EventStream
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = begin({
          write: (bytes) => controller.enqueue(bytes),
          backlog: () => -(controller.desiredSize ?? 0),
          end: () => controller.close(),
          drop: () => controller.error(new Error('The reader of a stream was dropped.')),
        })
      },
      cancel: () => stream.drop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  return new Response(body, { headers: streamHeaders })
}
