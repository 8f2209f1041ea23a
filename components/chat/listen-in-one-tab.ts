import { inOneTab } from './in-one-tab.ts'

/**
 * Keeps something open while this tab is visible. Of the hidden tabs only one for each name keeps it open: a browser
 * has few connections for all tabs of a site. Ends when the returned function is called.
 */
export function listenInOneTab(name: string, open: () => () => void): () => void {
  let chosen = false
  let ended = false
  let close: (() => void) | undefined
  const look = () => {
    if (!ended && (chosen || document.visibilityState === 'visible')) {
      close ??= open()
      return
    }
    close?.()
    close = undefined
  }
  const leave = inOneTab(name, () => {
    chosen = true
    look()
    return () => {}
  })
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    ended = true
    leave()
    document.removeEventListener('visibilitychange', look)
    look()
  }
}
