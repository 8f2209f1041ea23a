'use client'

import { useEffect } from 'react'

/** Shows a number before the title of the tab, "(3) Bookings"; none for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => setTitle(count > 0 ? `(${count}) ${bareTitle()}` : bareTitle())
    show()
    // Each screen brings a title of its own.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      setTitle(bareTitle())
    }
  }, [count])
}

function bareTitle(): string {
  return document.title.replace(/^\(\d+\) /, '')
}

function setTitle(title: string): void {
  if (document.title !== title) document.title = title
}
