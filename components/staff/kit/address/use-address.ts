'use client'

import { useSearchParams } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { bookingsPath } from '#lib/booking/rules/paths.ts'
import { useRestart } from '../live/restart.tsx'
import { newBookingNames } from './new-booking.ts'

/**
 * Keeps what is not empty of a search in the page's address, so that Back, a reload or a new sign-in returns to it. It
 * replaces the address, without an entry of its own in the browser's history. All entries of one visit to a list bear the
 * same mark, which is returned. Where a link or Back leads to another visit to the same list, the screen begins anew:
 * the router draws it on where it was.
 */
export function useAddress(search: Record<string, string | null>): RefObject<string> {
  const restart = useRestart()
  const list = useRef('')
  const address = useSearchParams()
  const arrive = useEffectEvent(() => {
    const mark: string | undefined = window.history.state?.list
    if (list.current) {
      // After Back the router may still tell of the page before: a screen that began anew now would begin with its search.
      const { search: here } = window.location
      const told = address.toString() === new URLSearchParams(here).toString()
      if (told && mark !== list.current) restart()
      return
    }
    list.current = mark ?? String(performance.timeOrigin + performance.now())
    window.history.replaceState({ ...window.history.state, list: list.current }, '')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: to arrive is to have another address
  useEffect(() => arrive(), [address])

  const query = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  useEffect(() => {
    const { pathname } = window.location
    // The router follows the history from its own first effect on, which comes after those of its pages.
    const timer = setTimeout(() => {
      // Back may have led to another visit in between, whose address is its own.
      if ((window.history.state?.list ?? list.current) !== list.current) return
      // Without its own mark it takes the address over, and puts the mark back.
      const state = { ...window.history.state, list: list.current, __NA: undefined }
      const asked = withOpened(query)
      window.history.replaceState(state, '', asked ? `${pathname}?${asked}` : pathname)
    })
    return () => clearTimeout(timer)
  }, [query])
  return list
}

// What is open over the screen stays so: a booking, or a new one.
function withOpened(query: string): string {
  const { pathname, search } = window.location
  const address = new URLSearchParams(search)
  const isOver = address.get('booking') !== null && pathname !== bookingsPath
  const names = [...(isOver ? ['booking'] : []), ...(address.get('new') ? newBookingNames : [])]
  const kept = [...address].filter(([name]) => names.includes(name))
  return String(new URLSearchParams([...new URLSearchParams(query), ...kept]))
}
