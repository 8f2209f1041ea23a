'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { coverScreen } from './history-layer.ts'

/** Lets Back close what covers the screen, while it does, instead of leaving the page. `onClose` returns false if it stays open. */
export function useBackCloses(covers: boolean, onClose: () => unknown): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (covers ? coverScreen(() => close()) : undefined), [covers])
}
