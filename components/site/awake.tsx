'use client'

import { useEffect } from 'react'
import { awakeEvent } from '#components/ui/late-events.ts'

/**
 * Sends `awakeEvent` once the page works. It is last in the layout, because effects run in the order of the page.
 * Pages made on request come without the small script, whose elements they get here.
 */
export function Awake() {
  useEffect(() => {
    if (!customElements.get('menu-drawer')) {
      void import('./script/elements.ts').then(({ defineElements }) => defineElements())
    }
    dispatchEvent(new Event(awakeEvent))
  }, [])
  return null
}
