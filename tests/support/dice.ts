/** Dice that fall the same each time: a linear congruential generator (Numerical Recipes). `dice(6)` is 0 to 5. */
export function diceOf(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
