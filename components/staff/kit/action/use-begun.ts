'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Begins on a screen what a link to it asks for, by `?begin=` and a name. It waits until the screen has taken that out of its
 * address, see useAddress: Back then closes what was opened, and neither Back nor a reload opens it again.
 */
export function useBegun(name: string, open: () => void): void {
  const asked = useSearchParams().get('begin')
  const waits = useRef(false)
  const begin = useEffectEvent(open)
  useEffect(() => {
    const isAsked = asked === name
    if (waits.current && !isAsked) begin()
    waits.current = isAsked
  }, [asked, name])
}
