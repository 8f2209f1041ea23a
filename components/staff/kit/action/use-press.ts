'use client'

import { type MouseEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { pressGuard } from './press-guard.ts'
import { useRefused } from './use-guard.ts'

/**
 * Returns the attributes of a button that decides something. It ignores presses while the guard is closed, a press
 * that began before something changed, and presses while it is `busy`, and refuses them while there is no connection; it
 * stays focusable all the while. Every press closes the guard, so that no second one hits what has come in its place.
 */
export function usePress(decide?: () => void, busy = false) {
  const closed = useGuardClosed()
  const began = useRef<number | null>(null)
  const refused = useRefused()
  return {
    'aria-disabled': closed || busy || undefined,
    onPointerDown: () => {
      began.current = performance.now()
    },
    onClick: (event: MouseEvent) => {
      // A press by key has no pointer, and may follow a pointer that was drawn away.
      const since = event.detail > 0 ? began.current : null
      const allowed = !busy && pressGuard.allows(since ?? performance.now())
      pressGuard.press()
      if (allowed && !refused()) decide?.()
      else event.preventDefault()
    },
  }
}

/**
 * Returns how a dialog closes that a press may just have opened: the second half of a double press doesn't close it. `cancel` has
 * the attributes of the button that does so.
 */
export function useGuardedClose(onClose: () => unknown) {
  const closed = useGuardClosed()
  const close = () => !pressGuard.wasPressed() && onClose()
  const isPressed = closed && pressGuard.wasPressed()
  return { close, cancel: { 'aria-disabled': isPressed || undefined, onClick: close } }
}

function useGuardClosed(): boolean {
  return useSyncExternalStore(pressGuard.follow, pressGuard.isClosed, () => false)
}

/**
 * Closes the guard whenever `shown`, a text that names what can be pressed now, becomes another. What has come with the
 * page's HTML was there before the page began to work, so that it guards nothing then.
 */
export function useGuardedChange(shown: string): void {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const guarded = useRef(isHydrating ? shown : null)
  useLayoutEffect(() => {
    if (guarded.current !== shown) pressGuard.close()
    guarded.current = shown
  }, [shown])
}

function never(): () => void {
  return () => undefined
}
