'use client'

import { useSyncExternalStore } from 'react'

/** Returns how much of the window a phone's keyboard covers, in pixels. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(follow, covered, () => 0)
}

function follow(changed: () => void): () => void {
  const { visualViewport: view } = window
  view?.addEventListener('resize', changed)
  view?.addEventListener('scroll', changed)
  return () => {
    view?.removeEventListener('resize', changed)
    view?.removeEventListener('scroll', changed)
  }
}

function covered(): number {
  const { visualViewport: view, innerHeight } = window
  return view ? Math.max(0, Math.round(innerHeight - view.height - view.offsetTop)) : 0
}
