'use client'

import { useEffect, useRef, useState } from 'react'
import type { Topic } from '#lib/news/rules.ts'
import { asStaff } from './as-staff.ts'
import { usePoll } from './use-poll.ts'

type Options = { poll?: boolean; signal?: AbortSignal }
/** The call that fetches a search's result; `poll` marks one that the page makes by itself. */
type Fetch<Search, Value> = (search: Search, options: Options) => Promise<Value>
/** The result for the search `key`; the value is null if the call failed. */
type Answer<Value> = { key: string; value: Value | null }

export type Answered<Value> = {
  /** The newest result; while another is awaited, the one before. */
  value: Value | null
  loading: boolean
  /** True if the last call failed. */
  failed: boolean
  refresh: () => Promise<void>
  /** Shows a known change before the result is fetched again. */
  change: (change: (value: Value) => Value) => void
}

const everyMs = 15_000

/**
 * Returns the result of a search, fetched again when the search or the data of `topics` changes. `initial` is
 * the server's result of the first search.
 */
export function useAnswer<Search extends object, Value>(
  fetchAnswer: Fetch<Search, Value>,
  search: Search,
  initial: Value | null,
  { topics }: { topics: readonly Topic[] },
): Answered<Value> {
  const key = JSON.stringify(search)
  const [answer, setAnswer] = useState<Answer<Value>>({ key: initial ? key : '', value: initial })
  const [shown, setShown] = useState(initial)
  const loading = answer.key !== key

  // A result of an older search is ignored.
  const wanted = useRef(key)
  useEffect(() => {
    wanted.current = key
  }, [key])
  const settle = (next: Answer<Value> | null) => {
    if (next?.key !== wanted.current) return
    setAnswer(next)
    if (next.value) setShown(next.value)
  }
  useEffect(() => {
    if (!loading) return
    const controller = new AbortController()
    void ask(fetchAnswer, key, { signal: controller.signal }).then((next) => {
      if (!next) return
      setAnswer(next)
      if (next.value) setShown(next.value)
    })
    return () => controller.abort()
  }, [fetchAnswer, key, loading])
  const refresh = usePoll(async (options) => settle(await ask(fetchAnswer, key, options)), {
    everyMs,
    topics,
  })

  return {
    value: shown,
    loading,
    failed: !loading && answer.value === null,
    refresh,
    change: (change) => setShown((value) => value && change(value)),
  }
}

async function ask<Search, Value>(
  fetchAnswer: Fetch<Search, Value>,
  key: string,
  options: Options,
): Promise<Answer<Value> | null> {
  try {
    return { key, value: await asStaff(fetchAnswer(JSON.parse(key) as Search, options)) }
  } catch {
    return options.signal?.aborted ? null : { key, value: null }
  }
}
