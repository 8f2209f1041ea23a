import { env } from '../env.ts'
import { Refusal } from '../shared/refusal.ts'
import { ending } from './readiness.ts'

/** Seconds between the signs of life of a stream. */
const heartbeatSeconds = 15
/** A stream ends by itself after so long; its reader comes again, perhaps to another process. */
const lifeMinutes = 30
/** What a reader has not taken of what was sent, in bytes, at most; a slower one is dropped. */
const maxBacklog = 256 * 1024

/** Where a stream's bytes go. */
export type Sink = {
  write(bytes: Uint8Array): void
  /** Bytes that were written and have not left yet. */
  backlog(): number
  /** Ends the answer in order, or breaks it off. */
  end(): void
  drop(): void
}

export type EventStream = {
  send(event: Uint8Array): void
  /** Says `stream_end` and closes. */
  end(): void
  /** Closes without a word: the reader has gone, is too slow, or must come again. */
  drop(): void
  backlog(): number
  readonly closed: boolean
}

/** What a stream is about: the id of the last event, what its signs of life say, whether it may go on, its end. */
export type StreamOwner = {
  id(): number
  heartbeat(): object
  /** Asked at each heartbeat; a no ends the stream. */
  mayGoOn?(): Promise<boolean>
  closed(): void
}

type Open = { owner: StreamOwner; stream: EventStream; since: number }
type Streams = { open: Set<Open>; addresses: Map<string, number>; watched?: boolean }

// The server and Next's bundle each have their own copy of this module; the streams of a process are counted once.
const shared = globalThis as { dontaliStreams?: Streams }

function streams(): Streams {
  shared.dontaliStreams ??= { open: new Set(), addresses: new Map() }
  return shared.dontaliStreams
}

const encoder = new TextEncoder()

/** An event without a name, as EventSource's onmessage gets it; its id is what a reader resumes from. */
export function encodeEvent(id: number, data: object): Uint8Array {
  return encoder.encode(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** The headers of every stream: nobody between may keep, pack or change it. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

/** Takes a client's place among the streams that its address may have open at once, or refuses with 429. */
export function takePlace(address: string): () => void {
  const { addresses } = streams()
  const taken = addresses.get(address) ?? 0
  if (taken >= env().LIMIT_STREAMS) throw new Refusal('too_many_requests', { retryAfter: 60 })
  addresses.set(address, taken + 1)
  return () => {
    const left = (addresses.get(address) ?? 1) - 1
    if (left > 0) addresses.set(address, left)
    else addresses.delete(address)
  }
}

/** Opens a stream: from now on it has a heartbeat, an end, and a limit to what waits for its reader. */
export function openStream(sink: Sink, owner: StreamOwner): EventStream {
  let closed = false
  const close = (how: 'end' | 'drop') => {
    if (closed) return
    closed = true
    streams().open.delete(entry)
    owner.closed()
    sink[how]()
  }
  const stream: EventStream = {
    send(event) {
      if (closed) return
      sink.write(event)
      if (sink.backlog() > maxBacklog) close('drop')
    },
    end() {
      stream.send(encodeEvent(owner.id(), { type: 'stream_end' }))
      close('end')
    },
    drop: () => close('drop'),
    backlog: () => sink.backlog(),
    get closed() {
      return closed
    },
  }
  const entry = { owner, stream, since: performance.now() }
  streams().open.add(entry)
  watch()
  return stream
}

function watch(): void {
  if (ending().aborted) endAll()
  const all = streams()
  if (all.watched) return
  all.watched = true
  setInterval(beat, heartbeatSeconds * 1000).unref()
  ending().addEventListener('abort', endAll, { once: true })
}

function beat(): void {
  const now = performance.now()
  for (const { owner, stream, since } of streams().open) {
    if (now - since >= lifeMinutes * 60_000) stream.end()
    else stream.send(encodeEvent(owner.id(), { type: 'heartbeat', ...owner.heartbeat() }))
    owner.mayGoOn?.().then(
      (yes) => yes || stream.end(),
      // The database is away, and with it whoever could have said no.
      () => undefined,
    )
  }
}

function endAll(): void {
  for (const { stream } of [...streams().open]) stream.end()
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
