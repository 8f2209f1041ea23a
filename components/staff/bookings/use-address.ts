'use client'

import { useEffect } from 'react'
import type { BookingStatus } from '#lib/booking/rules.ts'

/** The part of a search that the address carries. */
export type AddressSearch = { q: string; status: BookingStatus | null; page: number }

/** Keeps the search in the page's address, so that a reload or a new sign-in comes back to it. */
export function useAddress({ q, status, page }: AddressSearch): void {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  useEffect(() => {
    const { pathname } = window.location
    window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname)
  }, [query])
}
