/** How the last press or key began something: past the guard, or through it. */
const last = { isWatched: false, isGuarded: false }

/**
 * Makes decisions fail that nothing guards, as by a button that should be a `Decide`, until the returned function is called.
 * The component tests of staff watch.
 */
export function watchDecisions(): () => void {
  const leave = new AbortController()
  const forget = () => Object.assign(last, { isGuarded: false })
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, forget, { capture: true, signal: leave.signal })
  }
  Object.assign(last, { isWatched: true, isGuarded: false })
  return () => {
    leave.abort()
    last.isWatched = false
  }
}

/** Says that the press or key at hand is guarded, see usePress, or that it can't hit by accident, as the drop of a drag. */
export function guarded(): void {
  last.isGuarded = true
}

/** Called where something is decided. */
export function expectGuarded(): void {
  if (last.isWatched && !last.isGuarded) {
    throw new Error('What decides has to be guarded: use Decide, see kit/action/decide.tsx.')
  }
}
