'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type LanguageMenuProps = { summary: ReactNode; children: ReactNode }

/** A list that opens under its button; it is a `details` element, so it works without JavaScript. */
export function LanguageMenu({ summary, children }: LanguageMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const menu = details.current
      if (menu?.open && !menu.contains(target as Node)) menu.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const menu = details.current
      if (!menu?.open || key !== 'Escape') return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const stop = new AbortController()
    document.addEventListener('pointerdown', leave, stop)
    document.addEventListener('focusin', leave, stop)
    document.addEventListener('keydown', onKey, stop)
    return () => stop.abort()
  }, [])

  return (
    <details className="group relative" ref={details}>
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control px-1 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <ul className="absolute end-0 top-full z-10 mt-2 min-w-44 rounded-control border border-line bg-card p-1.5 text-ink shadow-float [text-shadow:none]">
        {children}
      </ul>
    </details>
  )
}
