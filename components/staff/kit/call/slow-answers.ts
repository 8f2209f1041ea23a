// Longer than a good line takes, and sooner than somebody presses again or goes away.
const slowMs = 4_000

/** Knows if an answer that somebody waits for is slow. */
export type SlowAnswers = {
  watch: <T>(answer: Promise<T>) => Promise<T>
  /** Returns true while one has not come for some seconds. */
  any: () => boolean
  /** Calls `changed` when that changes, until the returned function is called. */
  follow: (changed: () => void) => () => void
}

/** Makes {@link SlowAnswers} of those that take longer than so many milliseconds. */
export function createSlowAnswers(ms: number): SlowAnswers {
  const listeners = new Set<() => void>()
  let slow = 0
  const count = (by: 1 | -1) => {
    slow += by
    for (const changed of listeners) changed()
  }
  return {
    async watch(answer) {
      let isSlow = false
      const timer = setTimeout(() => {
        isSlow = true
        count(1)
      }, ms)
      try {
        return await answer
      } finally {
        clearTimeout(timer)
        if (isSlow) count(-1)
      }
    },
    any: () => slow > 0,
    follow(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The answers to all presses of the page. */
export const slowAnswers = createSlowAnswers(slowMs)
