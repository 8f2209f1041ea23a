'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Topic } from '#lib/news/rules.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { quietlyWithSignIn } from '../call/with-sign-in.ts'
import { usePoll } from './use-poll.ts'

/** A call that answers a search; `poll` marks one that the page makes by itself. */
type Fetch<Search, Value> = (search: Search, asking: Asking) => Promise<Value>
/** `key` is the search that was asked for; no value means that no answer came. */
type Answer<Value> = { key: string; value: Value | null }
/** The server's answer when the page was asked for, and the search that it answers. */
export type First<Value, Search extends object = object> = { search: Search; value: Value }

export type Answered<Value> = {
  /** The newest answer; while another is awaited, the one before. */
  value: Value
  loading: boolean
  /** The last try got no answer. */
  failed: boolean
  refresh: () => Promise<void>
}

const everyMs = 15_000

// The router keeps the first answer of a page for Back, when it may be old.
const shownBefore = new WeakSet<First<unknown>>()

/** The topics of the farm's news that an answer depends on. */
type Follows = { topics: readonly Topic[] }

/**
 * Follows a search with its answer, and keeps it up to date with what changes of `topics`. Without a first answer it is
 * null until one came.
 */
export function useAnswer<Search extends object, Value>(
  fetchAnswer: Fetch<Search, Value>,
  search: Search,
  first: First<Value>,
  follows: Follows,
): Answered<Value>
export function useAnswer<Search extends object, Value>(
  fetchAnswer: Fetch<Search, Value>,
  search: Search,
  first: null,
  follows: Follows,
): Answered<Value | null>
export function useAnswer<Search extends object, Value>(
  fetchAnswer: Fetch<Search, Value>,
  search: Search,
  first: First<Value> | null,
  { topics }: Follows,
): Answered<Value | null> {
  const key = keyOf(search)
  const [answer, setAnswer] = useState<Answer<Value>>(() => ({
    key: first && !shownBefore.has(first) ? keyOf(first.search) : '',
    value: first?.value ?? null,
  }))
  useEffect(() => {
    if (first) shownBefore.add(first)
  }, [first])
  const [shown, setShown] = useState(answer.value)
  const loading = answer.key !== key

  const accept = useEffectEvent((next: Answer<Value> | null) => {
    // An answer to a search that has been changed meanwhile is of no use.
    if (next?.key !== key) return
    setAnswer(next)
    if (next.value) setShown(next.value)
  })
  // Each render may pass another function that does the same.
  const begin = useEffectEvent((asked: string, asking: Asking) => ask(fetchAnswer, asked, asking))
  useEffect(() => {
    if (!loading) return
    const controller = new AbortController()
    void begin(key, { signal: controller.signal }).then(accept)
    return () => controller.abort()
  }, [key, loading])
  const refresh = usePoll(async (asking) => accept(await ask(fetchAnswer, key, asking)), {
    everyMs,
    topics,
  })

  return {
    value: shown,
    loading,
    failed: !loading && answer.value === null,
    refresh,
  }
}

/** The same text for the same search, in whichever order its parts were given. */
export function keyOf(search: object): string {
  return JSON.stringify(search, Object.keys(search).sort())
}

async function ask<Search, Value>(
  fetchAnswer: Fetch<Search, Value>,
  key: string,
  asking: Asking,
): Promise<Answer<Value> | null> {
  try {
    return { key, value: await quietlyWithSignIn(fetchAnswer(JSON.parse(key) as Search, asking)) }
  } catch {
    return asking.signal?.aborted ? null : { key, value: null }
  }
}
