'use client'

import { useEffect, useEffectEvent } from 'react'

/** Calls `leave` at the key Escape, unless it belongs to a field or to a dialog. */
export function useEscape(leave: () => void, active: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target as HTMLElement
    const taken = event.defaultPrevented || at.closest('input, textarea, select, [role="dialog"]')
    if (event.key === 'Escape' && active && !taken) leave()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
