let layers = 0
/** The entry of what was just closed, which whatever is opened in its place takes over. */
let left: string | null = null
/** True from the call that goes back from such an entry until the browser is there: what is added meanwhile would be lost. */
let isLeaving = false

/**
 * Adds an entry to the browser's history for what now covers the screen, so that Back closes that instead of leaving the page.
 * Back calls `close`, which returns false if it stays open. Call the returned function once it's closed, whatever closed it:
 * that removes its entry.
 */
export function coverScreen(close: () => unknown): () => void {
  layers += 1
  const layer = `${performance.timeOrigin} ${layers}`
  const isHere = () => history.state?.layer === layer
  const push = () => history.pushState({ ...history.state, layer }, '')
  const follow = () => {
    if (!isHere() && close() === false) push()
  }
  const enter = () => {
    const isInPlace = left && history.state?.layer === left
    if (isInPlace) history.replaceState({ ...history.state, layer }, '')
    else push()
    addEventListener('popstate', follow)
  }
  if (isLeaving) addEventListener('popstate', enter, { once: true })
  else enter()
  return () => {
    removeEventListener('popstate', enter)
    removeEventListener('popstate', follow)
    left = layer
    // A link that was followed from it, and what is opened in its place, have an entry of their own by then.
    setTimeout(() => isHere() && leave())
  }
}

/** Leaves the entry of what covers the screen to the page of a link that was followed from it. */
export function leaveEntryToLink(): void {
  history.replaceState({ ...history.state, layer: undefined }, '')
}

function leave(): void {
  isLeaving = true
  const arrive = () => {
    isLeaving = false
  }
  addEventListener('popstate', arrive, { once: true })
  history.back()
}
