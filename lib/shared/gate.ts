import { Refusal } from './refusal.ts'

type Enter = <T>(work: () => Promise<T>) => Promise<T>
type Gate = Enter & { waiting(): number }

/**
 * Lets at most `width` pieces of work run at once; the others wait in the order in which they came, and if `most` wait
 * already, the next is refused (`busy`). `waiting` tells how many wait.
 */
export function gate(width: number, most = Infinity): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  const enter: Enter = async (work) => {
    if (running < width) running++
    else if (waiting.length >= most) throw new Refusal('busy', { retryAfter: 10 })
    // The one that leaves hands its place to the first in the queue, so the count stays.
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(enter, { waiting: () => waiting.length })
}
