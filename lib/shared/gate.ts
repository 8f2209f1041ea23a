import { Refusal } from './refusal.ts'

/**
 * Lets at most `width` pieces of work run at once; the others wait in the order in which they came, and if `most` wait
 * already, the next is refused (`busy`).
 */
export function gate(width: number, most = Infinity): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < width) running++
    else if (waiting.length >= most) throw new Refusal('busy', { retryAfter: 10 })
    // Whoever leaves hands its place to the first in the line, so the count stays.
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
