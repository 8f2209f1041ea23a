import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Durations, Histogram } from './exposition.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

// Only these are labels, never a path that a stranger made up.
const kinds: [kind: string, path: RegExp][] = [
  ['health', /^\/api\/health\//i],
  ['stream', /^\/api\/(chat|staff)_stream/i],
  ['call', /^\/api\//i],
  ['asset', /^\/_next\/|\.\w+$/],
  ['staff', /^\/app(\/|$)/i],
]

// One of six.
function kindOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}

type Message = { request: IncomingMessage; response: ServerResponse; server: Server }

/**
 * Counts the answers of this process by kind and status, with the time from the request's headers to the answer's end,
 * for all of its servers but `own`. A stream takes as long as it is open; an answer that its client did not wait for
 * is left out.
 */
export function watchRequests(own: Server): { read(): Histogram; stop(): void } {
  const began = new WeakMap<IncomingMessage, number>()
  const series = new Map<string, Durations>()
  const begin = (message: unknown) => {
    const { request, server } = message as Message
    if (server !== own) began.set(request, performance.now())
  }
  const finish = (message: unknown) => {
    const { request, response } = message as Message
    const since = began.get(request)
    if (since === undefined) return
    const labels = { kind: kindOf(request.url ?? ''), status: response.statusCode }
    const name = `${labels.kind} ${labels.status}`
    const known = series.get(name) ?? { labels, upTo: bounds.map(() => 0), count: 0, sum: 0 }
    series.set(name, add(known, (performance.now() - since) / 1_000))
  }
  subscribe('http.server.request.start', begin)
  subscribe('http.server.response.finish', finish)
  return {
    read: () => ({
      name: 'dontali_request_duration_seconds',
      help: 'Answers by kind and status, from the request to the end of the answer.',
      bounds,
      series: [...series.values()],
    }),
    stop: () => {
      unsubscribe('http.server.request.start', begin)
      unsubscribe('http.server.response.finish', finish)
    },
  }
}

function add({ labels, upTo, count, sum }: Durations, seconds: number): Durations {
  const within = upTo.map((so, at) => (seconds <= (bounds[at] ?? 0) ? so + 1 : so))
  return { labels, upTo: within, count: count + 1, sum: sum + seconds }
}
