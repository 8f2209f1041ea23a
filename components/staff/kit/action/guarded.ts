/** How the last press or key began something: past the guard, or through it. */
const last = { isWatched: false, isGuarded: false }

/** From now on a decision that nothing guards fails, as by a button that should be a `Decide`. The component tests of staff watch. */
export function watchDecisions(): void {
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => Object.assign(last, { isGuarded: false }), { capture: true })
  }
  last.isWatched = true
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
