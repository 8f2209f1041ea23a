'use client'

import { useEffect } from 'react'

/**
 * Keeps what is not empty of a search in the page's address, so that Back, a reload or a new sign-in returns to it. It
 * replaces the address, without an entry of its own in the browser's history.
 */
export function useAddress(search: Record<string, string | null>): void {
  const query = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  useEffect(() => {
    const { pathname } = window.location
    // The router follows the history from its own first effect on, which comes after those of its pages.
    const timer = setTimeout(() => {
      // Without its own mark it takes the address over, and puts the mark back.
      const state = { ...window.history.state, __NA: undefined }
      window.history.replaceState(state, '', query ? `${pathname}?${query}` : pathname)
    })
    return () => clearTimeout(timer)
  }, [query])
}
