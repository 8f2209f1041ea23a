'use client'

import { usePathname, useSearchParams } from 'next/navigation'

/** Returns the address of the page that is shown, with the form of a new booking open over it. */
export function useNewBookingPath(): string {
  const search = new URLSearchParams(useSearchParams())
  search.set('new', '1')
  return `${usePathname()}?${search}`
}
