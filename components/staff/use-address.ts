'use client'

import { useEffect } from 'react'

/** Keeps what is not empty of a search in the page's address, so that Back, a reload or a new sign-in returns to it. */
export function useAddress(search: Record<string, string | null>): void {
  const query = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  useEffect(() => {
    const { pathname } = window.location
    window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname)
  }, [query])
}
