const second = 1000

/** Returns `ask`, called at most once a second: callers within the same second get the same answer. */
export function onceASecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at > second) last = { at, answer: ask() }
    return last.answer
  }
}
