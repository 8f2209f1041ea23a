/** Whether a test watches, and whether the last press or key was guarded. */
const last = { isWatched: false, isGuarded: false }

/**
 * Makes unguarded decisions fail until the returned function is called: those of a button that should be a `Decide`. The
 * component tests of staff watch.
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

/** Says that the press or key at hand is guarded, see usePress, or that it can't happen by accident, like the drop of a drag. */
export function guarded(): void {
  last.isGuarded = true
}

/** Called where something is decided. */
export function expectGuarded(): void {
  if (last.isWatched && !last.isGuarded) {
    throw new Error('What decides has to be guarded: use Decide, see kit/action/decide.tsx.')
  }
}
