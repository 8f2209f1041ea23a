'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#calls/client.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import type { WireMatches } from '#lib/statements/schema/lines.ts'
import { quietOrSignIn } from '../kit/call/or-sign-in.ts'
import { usePoll } from '../kit/live/use-poll.ts'

/** A statement as it is shown, and as the server has it; null until an answer came. */
type Seen = { shown: WireMatches | null; latest: WireMatches | null; failed: boolean }

const nothing: Seen = { shown: null, latest: null, failed: false }
const everyMs = 15_000

/**
 * Follows a statement beside the bookings. Its rows stay where they are while somebody looks at them: what others have
 * changed is shown once it is asked for, what was decided here at once.
 */
export function useMatches(id: string) {
  const [seen, setSeen] = useState(nothing)
  const settle = (latest: WireMatches | null, poll: boolean) =>
    setSeen((before) => {
      if (!latest) return { ...before, failed: true }
      return { shown: poll && before.shown ? before.shown : latest, latest, failed: false }
    })
  const begin = useEffectEvent((latest: WireMatches | null) => settle(latest, false))
  useEffect(() => {
    const leave = new AbortController()
    void ask(id, { signal: leave.signal }).then((latest) => leave.signal.aborted || begin(latest))
    return () => leave.abort()
  }, [id])
  const refresh = usePoll(async ({ poll }) => settle(await ask(id, { poll }), poll), {
    everyMs,
    topics: ['bookings'],
  })
  return {
    matches: seen.shown,
    latest: seen.latest,
    failed: seen.failed,
    /** Others have changed something that is not shown yet. */
    hasNews: JSON.stringify(seen.latest) !== JSON.stringify(seen.shown),
    show: () => setSeen((before) => ({ ...before, shown: before.latest })),
    /** Reads it again and shows it. */
    refresh,
  }
}

async function ask(id: string, asking: Asking) {
  try {
    return await quietOrSignIn(call('GET statements/[id]', { params: { id }, ...asking }))
  } catch {
    return null
  }
}
