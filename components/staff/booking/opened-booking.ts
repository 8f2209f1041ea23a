'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { bookingsPath } from '#lib/booking/rules/paths.ts'
import { newBookingNames } from '../kit/address/new-booking.ts'

export function useOpenedBooking(): string | null {
  return useSearchParams().get('booking')
}

/**
 * Opens a booking over the screen that is shown. It stands in the address, with an entry of its own in the browser's
 * history, so that Back closes it; a booking that takes the place of another takes its entry, too, as does one that was
 * just made that of its sheet.
 */
export function openBooking(reference: string): void {
  const isOpen = new URLSearchParams(location.search).has('booking')
  // What is closing as this opens, see useBackCloses, leaves its entry to this.
  const { layer, sheet, ...state } = history.state ?? {}
  // Without its own mark the router takes the address over.
  const entry = { ...state, __NA: undefined, drawer: isOpen ? Boolean(state.drawer) : true }
  if (isOpen || layer || sheet) history.replaceState(entry, '', addressWith(reference))
  else history.pushState(entry, '', addressWith(reference))
}

/** Closes it, by way of the history where it has an entry there. */
export function closeBooking(): void {
  const { state } = history
  if (state?.drawer) {
    // A second press of the same button goes back no further.
    history.replaceState({ ...state, drawer: false }, '')
    history.back()
  } else history.replaceState({ ...state, __NA: undefined }, '', addressWith())
}

function addressWith(reference?: string): string {
  const url = new URL(location.href)
  if (reference) {
    // The sheet of a new booking would stay over it.
    const isNew = url.searchParams.has('new')
    for (const name of isNew ? newBookingNames : []) url.searchParams.delete(name)
    url.searchParams.set('booking', reference)
  } else url.searchParams.delete('booking')
  return url.pathname + url.search
}

/** Lets the links to bookings open them over this screen. The screen of the bookings follows them itself. */
export function useBookingLinks(): void {
  const isList = usePathname() === bookingsPath
  const follow = useEffectEvent((event: MouseEvent) => {
    const plain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const reference = link && link.target !== '_blank' ? referenceOf(link) : null
    if (isList || !plain || !reference) return
    // The router follows no link whose press was answered.
    event.preventDefault()
    openBooking(reference)
  })
  useEffect(() => {
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [])
}

/** Returns the links on this screen that lead to bookings, in their order, one for each booking. */
export function bookingLinks(): Map<string, HTMLAnchorElement> {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${bookingsPath}?"]`)
  const found = new Map<string, HTMLAnchorElement>()
  for (const link of links) {
    const reference = link.checkVisibility() ? referenceOf(link) : null
    if (reference && !found.has(reference)) found.set(reference, link)
  }
  return found
}

function referenceOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, searchParams } = new URL(link.href)
  const isBooking = origin === location.origin && pathname === bookingsPath
  return isBooking ? searchParams.get('booking') : null
}
