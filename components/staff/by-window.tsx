'use client'

import type { ReactNode } from 'react'
import { useMedia } from './use-media.ts'

type ByWindowProps = {
  /** True if the user agent is a phone's: the server's guess at the window. */
  phone: boolean
  /**
   * Renders the screen for a large window or a small one. `first`: the first render; only then is the server's
   * data fresh enough to show.
   */
  children: (wide: boolean, first: boolean) => ReactNode
}

/**
 * One screen for windows from 1024 px, another below. The first render is for the window that the server
 * guessed, hidden if it was wrong; the page corrects it after hydration.
 */
export function ByWindow({ phone, children }: ByWindowProps) {
  const known = useMedia('(min-width: 1024px)')
  const wide = known ?? !phone
  return (
    <div className={wide ? 'flex flex-1 flex-col max-lg:hidden' : 'lg:hidden'}>
      {children(wide, known === null)}
    </div>
  )
}
