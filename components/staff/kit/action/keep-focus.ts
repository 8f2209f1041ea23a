/**
 * Gives the focus to a booking if it is lost, because what was pressed is no longer there: to the heading of its record
 * or card, otherwise to its row, or its bar on the calendar.
 */
export function keepFocus(id: string): void {
  whenFocusLost(() => {
    const place = (name: string) => [...document.querySelectorAll<HTMLElement>(`[${name}="${id}"]`)]
    const [at] = [...place('data-heading').reverse(), ...place('data-row'), ...place('data-bar')]
    at?.focus()
  })
}

/** Runs if the focus is lost, once a dialog that closes has given it back: a moment later, to what may be gone. */
export function whenFocusLost(run: () => void): void {
  afterFrames(2, () => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) run()
  })
}

/** Runs after so many frames: a dialog that closes has given the focus back by then. */
export function afterFrames(frames: number, run: () => void): void {
  if (frames === 0) run()
  else requestAnimationFrame(() => afterFrames(frames - 1, run))
}
