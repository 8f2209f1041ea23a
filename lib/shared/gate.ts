/** Lets at most `width` pieces of work run at once; the others wait in the order in which they came. */
export function gate(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < width) running++
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
