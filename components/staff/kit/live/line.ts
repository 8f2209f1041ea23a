/** Knows since when a page is without a connection. */
export type Line = {
  /** Returns the instant since when there is none; null while there is one. */
  downSince: () => string | null
  fall: () => void
  rise: () => void
  /** Asks the server itself, and again for as long as it does not answer: the stream alone may be down. */
  doubt: () => Promise<void>
  /** Calls `changed` when it falls, and when it is back, until the returned function is called. */
  follow: (changed: () => void) => () => void
}

type Network = {
  /** Returns what the browser says of its network. */
  isOnline: () => boolean
  /** Returns false while nobody looks at the page, and nothing needs to be known. */
  isSeen: () => boolean
  /** Asks the server for any answer, and returns true if one comes. */
  answers: () => Promise<boolean>
}

const againMs = 5_000

/** Makes a {@link Line}. */
export function createLine({ isOnline, isSeen, answers }: Network): Line {
  const listeners = new Set<() => void>()
  let since: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: string | null) => {
    since = next
    for (const changed of listeners) changed()
  }
  const line: Line = {
    downSince: () => since,
    fall: () => since ?? set(new Date().toISOString()),
    rise() {
      // What was sent before the cut may still arrive.
      if (!isOnline()) return
      clearTimeout(timer)
      if (since !== null) set(null)
    },
    async doubt() {
      clearTimeout(timer)
      if (!isSeen()) return
      // Without a network there is nobody to ask; the browser says when it is back.
      if (isOnline() && (await answers())) return line.rise()
      line.fall()
      clearTimeout(timer)
      if (isOnline()) timer = setTimeout(line.doubt, againMs)
    },
    follow(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  return line
}
