import type { Topic } from '#lib/news/rules.ts'
import { pause } from '#lib/shared/pause.ts'
import type { News } from './news.tsx'

/** Fetches a screen's data again; `poll` marks a call that the page makes by itself. */
export type Look = (options: { poll: boolean }) => Promise<void>

export type Poll = {
  /** Fetches now, after a change or a wish to see it; changes announced before need no other fetch. */
  now: () => Promise<void>
  stop: () => void
}

// Concurrent changes share one fetch, and fetches have at least this interval, in milliseconds.
const burstMs = 150
const apartMs = 700
// The event of a change made here may arrive just after its response: one fetch serves both.
const ownMs = 60
// While the stream is open, only data that changes with time is fetched, at this interval.
const openMs = 30_000
// An opening stream causes a fetch; the first fetch waits this long for it.
const openingMs = 1_000

/**
 * Fetches again when the data has changed, and at intervals: rarely while the page's stream is open, every
 * `everyMs` without it. A page that is hidden or offline fetches nothing by itself, and catches up afterwards.
 * One fetch at a time.
 */
export function startPoll(
  look: Look,
  { everyMs, concerns, news }: { everyMs: number; concerns: (topic: Topic) => boolean; news: News },
): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  let begunAt = Number.NEGATIVE_INFINITY
  let heard = false
  let running: Promise<void> | null = null
  const stopped = new AbortController()
  const { signal } = stopped

  const plan = (ms: number) => {
    const at = performance.now() + ms
    if (signal.aborted || running || at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY
      if (heard || isAwake()) void begin({ poll: true })
    }, ms)
  }
  const planHeard = () => plan(Math.max(burstMs, begunAt + apartMs - performance.now()))
  const begin = (options: { poll: boolean }) => {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
    begunAt = performance.now()
    heard = false
    const open = news.isOpen()
    running = look(options).finally(() => {
      running = null
      if (heard) planHeard()
      else plan(open ? openMs : everyMs)
    })
    return running
  }

  const wake = () => {
    if (!isAwake()) return
    // A fetch that is still under way may have begun long ago.
    if (running) heard = true
    else plan(news.isOpen() ? 0 : openingMs)
  }
  document.addEventListener('visibilitychange', wake, { signal })
  window.addEventListener('online', wake, { signal })
  const unfollow = news.follow({
    hear(event) {
      if (event.type !== 'changed' || !concerns(event.topic)) return
      heard = true
      planHeard()
    },
    turn(state) {
      if (state === 'down') return plan(everyMs)
      // Events before the stream opened are lost, and a fetch also shows whether the session has ended.
      heard = true
      plan(0)
    },
  })
  plan(news.isOpen() ? everyMs : openingMs)
  return {
    async now() {
      await pause(ownMs)
      while (running) await running
      await begin({ poll: false })
    },
    stop() {
      stopped.abort()
      clearTimeout(timer)
      unfollow()
    },
  }
}

function isAwake(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine
}
