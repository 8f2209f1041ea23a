import { apiUrl } from './api.ts'
import { firstSignal } from './first-signal.ts'
import { readEvents } from './read-events.ts'

/** `gone` is the end: what is listened to is not there, or no longer one's own. */
export type ConnectionState = 'open' | 'down' | 'gone'

type Connected = {
  /** Returns the call whose stream is read, each time anew: `chat_stream.php?chat_id=…&after=…`. */
  path: () => string
  hear: (event: { type: string }) => void
  turn: (state: ConnectionState) => void
}

export type Connection = {
  /** Tries again now, if the connection is down. */
  again(): void
  /** Another request got no answer: connects anew, and is down until the new stream is open. */
  doubt(): void
  close(): void
}

// A stream has a heartbeat every 15 seconds: without any event for so long the connection is lost, whatever TCP believes.
const silenceMs = 40_000
const firstPauseMs = 500
const longestPauseMs = 30_000

/**
 * Listens to an event stream and goes on listening: after a cut with growing random pauses, so that a server that comes back
 * is not overrun, and at once when the stream came to its planned end. It uses fetch instead of EventSource, which can't
 * tell a refusal from a disconnection and doesn't notice half-open connections.
 */
export function connect(connected: Connected): Connection {
  const closed = new AbortController()
  const pause = { end: () => {} }
  const now = { doubted: new AbortController() }
  void keepListening(connected, closed.signal, { pause, now })
  return {
    again: () => pause.end(),
    doubt: () => now.doubted.abort(),
    close: () => {
      closed.abort()
      pause.end()
    },
  }
}

async function keepListening(
  connected: Connected,
  closed: AbortSignal,
  { pause, now }: { pause: { end: () => void }; now: { doubted: AbortController } },
): Promise<void> {
  for (let failures = 0; !closed.aborted; ) {
    now.doubted = new AbortController()
    const end = await listenOnce(connected, firstSignal(closed, now.doubted.signal))
    if (closed.aborted) return
    if (end === 'gone') return connected.turn('gone')
    if (end !== 'planned') connected.turn('down')
    failures = end === 'nothing' ? failures + 1 : 0
    const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2))
      pause.end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** The end of a stream: as it had said it would, after it had spoken, without a word, or for good. */
type End = 'planned' | 'cut' | 'nothing' | 'gone'

async function listenOnce({ path, hear, turn }: Connected, closed: AbortSignal): Promise<End> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silenceMs)
  let end: End = 'nothing'
  try {
    const response = await fetch(apiUrl(path()), {
      cache: 'no-store',
      credentials: 'include',
      signal: firstSignal(closed, silent.signal),
    })
    if ([401, 403, 404].includes(response.status)) return 'gone'
    if (!response.ok || !response.body) return 'nothing'
    await readEvents(response.body, (data) => {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silenceMs)
      const event = data as { type: string }
      if (end === 'nothing') turn('open')
      end = event.type === 'stream_end' ? 'planned' : 'cut'
      hear(event)
    })
    return end
  } catch {
    return end
  } finally {
    clearTimeout(timer)
  }
}
