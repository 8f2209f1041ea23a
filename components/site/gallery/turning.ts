/** Pixels (CSS) that a finger must move sideways to change the picture, from the specification. */
const swipeThreshold = 40

/** Returns the index that is `step` after `index` in a ring of `total`. */
export function turned(index: number, step: number, total: number): number {
  return (index + step + total) % total
}

/** Returns the step for an arrow key: 1 the next, -1 the previous, 0 none. Arrows follow the reading direction. */
export function keyStep(key: string, direction: string): number {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return 1
  return key === backward ? -1 : 0
}

/**
 * Returns the step for a swipe: 1 the next, -1 the previous, 0 none. `across` and `down` are the distance that
 * the finger moved, in CSS pixels. Swiping against the reading direction shows the next picture.
 */
export function swipeStep(across: number, down: number, direction: string): number {
  if (Math.abs(across) <= swipeThreshold || Math.abs(across) <= Math.abs(down)) return 0
  return across < 0 === (direction === 'rtl') ? -1 : 1
}
