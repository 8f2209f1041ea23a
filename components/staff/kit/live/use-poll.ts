'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Topic } from '#lib/news/rules.ts'
import { useNews } from './news.tsx'
import { type Look, type Poll, startPoll } from './poll.ts'

/** Keeps something up to date, see {@link startPoll}. The returned function looks at once. */
export function usePoll(
  look: Look,
  { everyMs, topics }: { everyMs: number; topics: readonly Topic[] },
): () => Promise<void> {
  const news = useNews()
  const run = useEffectEvent(look)
  const concerns = useEffectEvent((topic: Topic) => topics.includes(topic))
  const poll = useRef<Poll>(null)
  useEffect(() => {
    const started = startPoll((options) => run(options), {
      everyMs,
      concerns: (topic) => concerns(topic),
      news,
    })
    poll.current = started
    return started.stop
  }, [everyMs, news])
  return async () => poll.current?.now()
}
