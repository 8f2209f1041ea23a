'use client'

import type { ReactNode } from 'react'
import { useMedia } from './use-media.ts'

type ByWindowProps = {
  /** True if the browser says that it is a phone's: the server's guess at the window. */
  phone: boolean
  /** Draws the screen, for a large window or a small one. */
  children: (wide: boolean) => ReactNode
}

/**
 * A screen for large windows from 1024 px and for paper, and another below. The first picture is of the window that the
 * server guessed, and hidden where it was wrong; the page corrects it as soon as it has come to life.
 */
export function ByWindow({ phone, children }: ByWindowProps) {
  const known = useMedia('(min-width: 1024px), print')
  const wide = known ?? !phone
  return (
    <div
      className={wide ? 'flex flex-1 flex-col max-lg:hidden print:flex!' : 'lg:hidden print:hidden'}
    >
      {children(wide)}
    </div>
  )
}
