'use client'

import { useEffect } from 'react'
import { awakeEvent } from '#components/ui/late-events.ts'

/** Sends `awakeEvent` once the page works. It is last in the layout, because effects run in the order of the page. */
export function Awake() {
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent))
  }, [])
  return null
}
