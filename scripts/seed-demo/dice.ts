/** Numbers from 0 to 1 that look random and are the same at every run. */
export type Dice = () => number

/** mulberry32 (T. Ettinger, public domain): small, fast, good enough for made-up guests. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of several. */
export function pick<T>(throwDice: Dice, from: readonly T[]): T {
  return from[Math.floor(throwDice() * from.length)] as T
}

/** Yes, in so many of all cases. */
export function chance(throwDice: Dice, share: number): boolean {
  return throwDice() < share
}

/** One of several, each as likely as its weight among all. */
export function weighted<T>(throwDice: Dice, from: readonly (readonly [T, number])[]): T {
  let left = throwDice() * from.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of from) {
    left -= weight
    if (left < 0) return value
  }
  return from[0]?.[0] as T
}
