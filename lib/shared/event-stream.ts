import { ending } from './ending.ts'
import { processWide } from './process-wide.ts'

const heartbeatSeconds = 15
/** A stream ends by itself after so long; its reader comes again, perhaps to another process. */
const lifeMinutes = 30
/** Bytes that may wait for a reader, at most; a slower one is dropped. */
const maxBacklog = 256 * 1024

/** The destination of a stream's bytes. */
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

/** Decides what a stream says of itself: the id of its last event, its heartbeats, how long it may go on, its end. */
export type StreamOwner = {
  id(): number
  heartbeat(): object
  /** Asked at each heartbeat; a no ends the stream. */
  mayGoOn?(): Promise<boolean>
  closed(): void
}

type Open = { owner: StreamOwner; stream: EventStream; since: number }

// The heart beats while any stream is open.
const open = processWide('open streams', () => {
  ending().addEventListener('abort', endAll, { once: true })
  return { streams: new Set<Open>(), heart: undefined as NodeJS.Timeout | undefined }
})

function enter(entry: Open): void {
  open.streams.add(entry)
  open.heart ??= setInterval(beat, heartbeatSeconds * 1000).unref()
}

function leave(entry: Open): void {
  open.streams.delete(entry)
  if (open.streams.size > 0) return
  clearInterval(open.heart)
  open.heart = undefined
}

/** The number of streams that this process has open. */
export function countOpenStreams(): number {
  return open.streams.size
}

const encoder = new TextEncoder()

/** An event without a name, as EventSource's onmessage gets it; its id is what a reader resumes from. */
export function encodeEvent(id: number, data: object): Uint8Array {
  return encoder.encode(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
}

/**
 * Opens a stream: from now on it has a heartbeat, an end, and a limit to what waits for its reader. One that is
 * opened while the process ends is closed at once.
 */
export function openStream(sink: Sink, owner: StreamOwner): EventStream {
  let closed = false
  const close = (how: 'end' | 'drop') => {
    if (closed) return
    closed = true
    leave(entry)
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
  enter(entry)
  if (ending().aborted) stream.end()
  return stream
}

function beat(): void {
  const now = performance.now()
  for (const { owner, stream, since } of open.streams) {
    if (now - since >= lifeMinutes * 60_000) stream.end()
    else stream.send(encodeEvent(owner.id(), { type: 'heartbeat', ...owner.heartbeat() }))
    owner.mayGoOn?.().then(
      (yes) => yes || stream.end(),
      // The database is away, so access can't be checked.
      () => undefined,
    )
  }
}

function endAll(): void {
  for (const { stream } of [...open.streams]) stream.end()
}
