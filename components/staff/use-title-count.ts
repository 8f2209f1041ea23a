'use client'

import { useEffect } from 'react'

/** Shows a number before the title of the tab, "(3) Bookings"; none for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(/^\(\d+\) /, '')
      const wanted = count > 0 ? `(${count}) ${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    show()
    // Each screen brings a title of its own.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
    }
  }, [count])
}
