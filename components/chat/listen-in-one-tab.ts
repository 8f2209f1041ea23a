/**
 * Keeps something open as long as this tab can be seen, and of the tabs that cannot in one for each name, or in none
 * without a name: a browser has few connections for all tabs of a site together, and a bell that rings in each of
 * them is too many. Until the returned function is called.
 */
export function listenInOneTab(name: string | null, open: () => () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  // Without https a browser has no locks: then every tab listens.
  let chosen: boolean = name !== null && !navigator.locks
  let close: (() => void) | undefined
  const look = () => {
    if (!signal.aborted && (chosen || document.visibilityState === 'visible')) {
      close ??= open()
      return
    }
    close?.()
    close = undefined
  }
  const whenChosen = () => {
    chosen = true
    look()
    return new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  if (name !== null) navigator.locks?.request(name, { signal }, whenChosen).catch(() => undefined)
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    ended.abort()
    document.removeEventListener('visibilitychange', look)
    look()
  }
}
