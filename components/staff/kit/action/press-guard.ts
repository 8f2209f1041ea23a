import { guarded } from './guarded.ts'

/** Milliseconds in which a decision cannot be pressed: longer than a slow double tap, shorter than any look at a booking. */
export const guardMs = 800

/** Closes for a moment whenever what lies under a pointer, a finger or the focus may have become something else. */
export type PressGuard = {
  close: () => void
  /** Closes it for a press of a decision. */
  press: () => void
  /** Returns true shortly after a press: what it uncovered is not meant by a second one. */
  wasPressed: () => boolean
  isClosed: () => boolean
  /** Returns true for a press that began at `since`, by performance.now(), if nothing has changed under it since. */
  allows: (since: number) => boolean
  /** Calls `changed` when it closes or opens, until the returned function is called. */
  follow: (changed: () => void) => () => void
}

export function createPressGuard(): PressGuard {
  const listeners = new Set<() => void>()
  let closedAt = Number.NEGATIVE_INFINITY
  let pressedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | null = null
  const tell = () => {
    for (const changed of listeners) changed()
  }
  const close = () => {
    closedAt = performance.now()
    const wasOpen = timer === null
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => {
      timer = null
      tell()
    }, guardMs)
    if (wasOpen) tell()
  }
  return {
    close,
    press() {
      guarded()
      pressedAt = performance.now()
      close()
    },
    wasPressed: () => performance.now() - pressedAt < guardMs,
    isClosed: () => timer !== null,
    allows: (since) => since - closedAt >= guardMs,
    follow(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The one guard of the page, for every button that decides something. */
export const pressGuard = createPressGuard()
