/**
 * Keeps something open while this tab is visible. Of the hidden tabs only one for each name keeps it open: a browser
 * has few connections for all tabs of a site. Ends when the returned function is called.
 */
export function listenInOneTab(name: string, open: () => () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  // Without https there is no Web Locks API: then every tab listens.
  let chosen: boolean = !navigator.locks
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
  navigator.locks?.request(name, { signal }, whenChosen).catch(() => undefined)
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    ended.abort()
    document.removeEventListener('visibilitychange', look)
    look()
  }
}
