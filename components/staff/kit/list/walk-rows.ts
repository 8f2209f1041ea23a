import type { KeyboardEvent } from 'react'

/**
 * Moves from row to row by the arrow keys, Home and End. A row is the element marked `data-row`; in a list
 * marked `data-follow` the row that is reached opens at once.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const to = target(event.key, at, rows.length)
  const row = to === null ? undefined : rows[to]
  if (at < 0 || !row) return
  event.preventDefault()
  row.focus()
  if (list.dataset.follow !== undefined) row.click()
}

function target(key: string, at: number, length: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}
