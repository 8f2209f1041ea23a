import type { Topic } from '#lib/news/rules.ts'
import type { News } from './news.tsx'

/** Looks anew at what a screen shows; `poll` marks a call that the page makes by itself. */
export type Look = (options: { poll: boolean }) => Promise<void>

export type Poll = {
  /** Looks now, because somebody has changed something or wants to see it; what was heard before needs no other look. */
  now: () => Promise<void>
  stop: () => void
}

// Several changes at the same moment are one look, and looks follow each other no faster than this.
const burstMs = 150
const apartMs = 700
// News of a change made here may come just after the change's own answer: both are one look.
const ownMs = 60
// As long as the page hears of every change, only what time alone changes is still to be looked at.
const openMs = 30_000
// A stream that opens is a reason to look; this is how long one waits for it.
const openingMs = 1_000

/**
 * Looks again when something has changed of what is looked at, and every so often besides: rarely while the page's
 * stream is open, every `everyMs` without it. A page that cannot be seen, or has no network, asks nothing by itself
 * and catches up when that is over. One look at a time.
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
    if (isAwake()) plan(news.isOpen() ? 0 : openingMs)
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
      // What changed before it opened was not heard; and whoever is no longer signed in finds out by looking.
      heard = true
      plan(0)
    },
  })
  plan(news.isOpen() ? everyMs : openingMs)
  return {
    async now() {
      await new Promise((resolve) => setTimeout(resolve, ownMs))
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
