/** A signal that aborts with the first of these. Safari has `AbortSignal.any` from 17.4 only, and Next serves 16.4. */
export function firstSignal(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const follow = () => first.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true, signal: first.signal })
  }
  return first.signal
}
