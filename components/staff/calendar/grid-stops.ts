// Where the keys can be in the grid: every night that is free and every bar, with the nights that it stands for, and the buttons
// that open rooms, which stand for none.

const stops = '[data-from]'

/** Returns the rows that keys can be in, from the top. */
export function rowsOf(grid: HTMLElement): HTMLElement[] {
  const rows = [...grid.querySelectorAll<HTMLElement>('[role="row"]')]
  return rows.filter((row) => row.querySelector(stops))
}

/** Returns the stop of a row that has a day, or else the first of those that are nearest. */
export function stopAt(row: HTMLElement | undefined, day: string): HTMLElement | null {
  const all = row ? stopsOf(row) : []
  return (
    all.find(({ dataset: { from = '', to = '' } }) => from <= day && day < to) ??
    all.find(({ dataset: { from = '' } }) => from > day) ??
    all.at(-1) ??
    null
  )
}

/** Returns the stop before (-1) or after (1) another in its row. */
export function stopBeside(stop: HTMLElement, way: -1 | 1): HTMLElement | null {
  const row = rowOf(stop)
  const all = row ? stopsOf(row) : []
  return all[all.indexOf(stop) + way] ?? null
}

export function stopOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(stops) : null
}

export function rowOf(stop: HTMLElement): HTMLElement | null {
  return stop.closest<HTMLElement>('[role="row"]')
}

/** Gives the keys to a night or a bar. */
export function focusStop(stop: HTMLElement | null): void {
  stop?.focus({ preventScroll: true })
  stop?.scrollIntoView({ block: 'nearest' })
}

/** Gives the keys to a night of a unit, such as `4.2`, or to the bar that has it; of a folded room, to where they were last. */
export function focusNight(line: string, night: string): void {
  const grid = document.querySelector<HTMLElement>('.cal')
  const row = grid?.querySelector<HTMLElement>(`[data-line="${line}"]`)
  const last = grid?.querySelector<HTMLElement>('[data-from][tabindex="0"]')
  focusStop((row && stopAt(row, night)) ?? last ?? null)
}

function stopsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(stops)]
}
