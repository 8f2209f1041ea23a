/** Knows since when a page is without a connection. */
export type Line = {
  /** Returns the instant since when there is none; null while there is one. */
  downSince: () => string | null
  fall: () => void
  rise: () => void
  /** Calls `changed` when it falls, and when it is back, until the returned function is called. */
  follow: (changed: () => void) => () => void
}

/** Makes a {@link Line}; `isOnline` returns what the browser says of its network. */
export function createLine(isOnline: () => boolean): Line {
  const listeners = new Set<() => void>()
  let since: string | null = null
  const set = (next: string | null) => {
    since = next
    for (const changed of listeners) changed()
  }
  return {
    downSince: () => since,
    fall: () => since ?? set(new Date().toISOString()),
    // What was sent before the cut may still arrive.
    rise: () => since !== null && isOnline() && set(null),
    follow(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
