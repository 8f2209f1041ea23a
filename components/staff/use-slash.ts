'use client'

import { type RefObject, useEffect } from 'react'

/** Focuses the search field on the key /, unless somebody is typing. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const at = event.target as HTMLElement
      if (at.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
}
