/** How far a finger must travel sideways to change the picture, in CSS pixels, from the specification. */
const swipeThreshold = 40

/** The place reached from `index` by `step` in a ring of `total`. */
export function turned(index: number, step: number, total: number): number {
  return (index + step + total) % total
}

/** What an arrow key asks for: 1 the next, -1 the previous, 0 nothing. Arrows follow the reading direction. */
export function keyStep(key: string, direction: string): number {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return 1
  return key === backward ? -1 : 0
}

/**
 * What a swipe asks for: 1 the next, -1 the previous, 0 nothing. `across` and `down` are the way
 * the finger went, in CSS pixels. The page is pushed away against the reading direction.
 */
export function swipeStep(across: number, down: number, direction: string): number {
  if (Math.abs(across) <= swipeThreshold || Math.abs(across) <= Math.abs(down)) return 0
  return across < 0 === (direction === 'rtl') ? -1 : 1
}
