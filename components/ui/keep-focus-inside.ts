import type { KeyboardEvent } from 'react'

/** The browser lets Tab leave a modal dialog for its own toolbar; with this it goes round. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const candidates = event.currentTarget.querySelectorAll<HTMLElement>(
    'a[href], button:enabled:not([tabindex="-1"])',
  )
  const stops = [...candidates].filter((stop) => stop.offsetParent !== null)
  const [first, last] = [stops[0], stops.at(-1)]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
