import { env } from '../env.ts'
import type { EventStream, Sink } from '../shared/event-stream.ts'
import { addToShares, sharesOf } from '../shared/networks.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'

/** The headers of every stream: nothing in between may cache, compress or change it. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

// How many streams each network has open.
const taken = processWide('stream places', () => new Map<string, number>())

/** Takes a client's place among the streams that each of its networks may have open at once, or refuses with 429. */
export function takePlace(address: string): () => void {
  const shares = sharesOf(address, 4)
  const isFull = shares.some(
    ({ network, times }) => (taken.get(network) ?? 0) >= env().LIMIT_STREAMS * times,
  )
  if (isFull) throw new Refusal('too_many_requests', { retryAfter: 60 })
  addToShares(taken, shares, 1)
  return () => addToShares(taken, shares, -1)
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
