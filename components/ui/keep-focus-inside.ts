/** The part that React's and the browser's own events of keys have in common. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'currentTarget'>

/** Keeps Tab inside a modal dialog, on which it listens: browsers let it leave for their own toolbar. */
export function keepFocusInside(event: KeyPress): void {
  if (event.key !== 'Tab') return
  const dialog = event.currentTarget as HTMLDialogElement
  const candidates = dialog.querySelectorAll<HTMLElement>(
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
