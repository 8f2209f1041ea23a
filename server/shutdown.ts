import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../lib/log.ts'
import { beginEnding } from '../lib/shared/ending.ts'
import type { HttpServer } from './http.ts'

/** The parts that are open, in the order in which it was opened; a part that was not reached yet is missing. */
export type Parts = {
  /** The start itself, while it goes on and afterwards. */
  opening?: Promise<void>
  database?: { stop(now?: boolean): Promise<void> }
  connections?: { stop(): Promise<void> }
  jobs?: { stop(): Promise<void> }
  http?: HttpServer
  pages?: { stop(): Promise<void> }
  metrics?: { stop(): Promise<void> }
}

// One Ctrl-C can arrive twice, from the terminal and from npm, and is one wish.
const echoMs = 700
// A balancer gets this long to see the 503 of /api/health/ready before connections are refused.
const noticeMs = 1_000
const requestsMs = 5_000
const partMs = 2_500
const openingMs = 6_000
// From here on nothing is waited for, even if something hangs.
const deadlineMs = 9_500

/**
 * Ends the process in order when it is told to: not ready, requests in flight, streams, jobs, connections,
 * database. All of it takes less than 12 s. A second signal ends at once; nothing acknowledged is lost then,
 * because the database keeps what it has said it keeps.
 */
export function endOnSignals(parts: Parts): void {
  let since: number | undefined
  const end = (signal: string) => {
    if (since === undefined) {
      since = performance.now()
      void endInOrder(parts, signal)
      setTimeout(() => void endAtOnce(parts), deadlineMs)
    } else if (performance.now() - since > echoMs) void endAtOnce(parts)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)
  whenLeft(() => end('left'))
}

// Started by `npm start`: if that is killed, nothing tells us. A script that waits for us has a channel; if it was replaced
// by us (scripts/start.mjs), the parent is npm, which has none.
function whenLeft(callback: () => void): void {
  process.once('disconnect', callback)
  if (!process.argv.includes('--ends-with-parent')) return
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    callback()
  }, 500)
  watch.unref()
}

async function endInOrder(parts: Parts, signal: string): Promise<void> {
  log.info({ signal }, 'ending')
  beginEnding()
  // Told in the middle of its start, a process first has to know what it has opened.
  await withinTime(
    openingMs,
    parts.opening?.catch(() => undefined),
  )
  if (parts.http) {
    if (signal === 'SIGTERM') await wait(noticeMs)
    await parts.http.close(requestsMs)
  }
  await withinTime(partMs, parts.jobs?.stop())
  await withinTime(500, parts.pages?.stop())
  await withinTime(500, parts.metrics?.stop())
  await withinTime(1_000, parts.connections?.stop())
  await parts.database?.stop().catch((error) => log.error({ err: error }, 'database'))
  process.exit(0)
}

async function endAtOnce(parts: Parts): Promise<void> {
  await parts.database?.stop(true).catch(() => undefined)
  process.exit(1)
}

async function withinTime(ms: number, work: Promise<void> | undefined): Promise<void> {
  await Promise.race([work?.catch((error) => log.error({ err: error }, 'ending')), wait(ms)])
}
