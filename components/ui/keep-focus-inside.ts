import type { KeyboardEvent } from 'react'

/** Keeps Tab inside a modal dialog: browsers let it leave for their own toolbar. */
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
