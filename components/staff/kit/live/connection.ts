/** Knows since when a page is without a connection. */
export type Connection = {
  /** Returns the instant since when there is none; null while there is one. */
  downSince: () => string | null
  lost: () => void
  back: () => void
  /** Asks the server itself, and again for as long as it does not answer: the stream alone may be down. */
  check: () => Promise<void>
  /** Calls `changed` when it is lost, and when it is back, until the returned function is called. */
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

/** Makes a {@link Connection}. */
export function createConnection({ isOnline, isSeen, answers }: Network): Connection {
  const listeners = new Set<() => void>()
  let since: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: string | null) => {
    since = next
    for (const changed of listeners) changed()
  }
  const connection: Connection = {
    downSince: () => since,
    lost: () => since ?? set(new Date().toISOString()),
    back() {
      // What was sent before the cut may still arrive.
      if (!isOnline()) return
      clearTimeout(timer)
      if (since !== null) set(null)
    },
    async check() {
      clearTimeout(timer)
      if (!isSeen()) return
      // Without a network there is nobody to ask; the browser says when it is back.
      if (isOnline() && (await answers())) return connection.back()
      connection.lost()
      clearTimeout(timer)
      if (isOnline()) timer = setTimeout(connection.check, againMs)
    },
    follow(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  return connection
}
