'use client'

import { type PointerEvent, useRef } from 'react'

/** Returns handlers by which a finger that draws a third of the width sideways turns the page. */
export function useSwipe(turn: (way: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      const isGrip = target instanceof HTMLElement && target.dataset.grip
      from.current = pointerType === 'touch' && !isGrip ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const began = from.current
      from.current = null
      if (!began) return
      const [across, down] = [clientX - began.x, clientY - began.y]
      const isWide = Math.abs(across) > currentTarget.clientWidth / 3
      if (isWide && Math.abs(across) > 2 * Math.abs(down)) turn(across > 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
