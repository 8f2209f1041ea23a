/**
 * Starts something in one of the tabs that ask for it by this name, and in the next one when that tab ends. Ends when
 * the returned function is called. Without https there is no Web Locks API: then it starts in every tab.
 */
export function inOneTab(name: string, start: () => () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const run = () => {
    const stop = start()
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }
  if (navigator.locks) navigator.locks.request(name, { signal }, run).catch(() => undefined)
  else void run()
  return () => ended.abort()
}
